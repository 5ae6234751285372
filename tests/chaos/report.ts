import type { Round } from "./chaos.ts";
import type { Disturbance } from "./disturbances.ts";

/** One kill, with what happened besides. */
export interface ReportedRound extends Round {
  readonly disturbance: Disturbance;
}

export function factsOf(round: Round): string {
  const { typed, lostMs, signedOutMs, acknowledged, onServer, onDevice, undo, moments } = round;
  const { stood, missingOnDevice, missingOnServer } = moments;
  const [end, endUndone] = [onDevice, undo.undone].map((text) => JSON.stringify(text.slice(-40)));
  return (
    `${typed} characters typed, ${acknowledged} said to be saved; ${onServer.length} on the server, ` +
    `${onDevice.length} on the device, which lost ${lostMs} ms. Undo led from ${end} to ${endUndone} (${undo.undone.length}) and redo to ` +
    `${undo.redone.length}. Of ${stood.length} moments, the device had ${stood.length - missingOnDevice.length} and the ` +
    `server ${stood.length - missingOnServer.length}.` +
    (signedOutMs === undefined ? "" : ` The session had ended ${signedOutMs} ms before.`)
  );
}

/** Returns what was wrong with undo and with the moments, as sentences. */
export function faultsOf(round: ReportedRound): readonly string[] {
  const { undo, moments } = round;
  const where = (lengths: readonly number[]) => lengths.map((length) => `after ${length} characters`).join(", ");
  return [
    ...(isUndone(round) ? [] : [`Undo led to ${JSON.stringify(undo.undone.slice(-40))}.`]),
    ...(moments.missingOnDevice.length > 0 ? [`The device lacks the moments ${where(moments.missingOnDevice)}.`] : []),
    ...(moments.missingOnServer.length > 0 ? [`The server lacks the moments ${where(moments.missingOnServer)}.`] : []),
  ];
}

export function totalsOf(rounds: readonly ReportedRound[]): string {
  const sum = (count: (round: ReportedRound) => number) => rounds.reduce((total, round) => total + count(round), 0);
  const moments = sum((round) => round.moments.stood.length);
  const lostMs = Math.max(0, ...rounds.map((round) => round.lostMs));
  return (
    `In ${rounds.length} kills, ${sum(({ typed, from }) => typed - from)} characters were typed, and the device lost at ` +
    `most the last ${lostMs} ms. Undo took the last step back after ${sum((round) => (isUndone(round) ? 1 : 0))}, and redo ` +
    `gave the same text after ${sum(({ undo, onDevice }) => (undo.redone === onDevice ? 1 : 0))}. Of ${moments} moments, the ` +
    `device had ${moments - sum((round) => round.moments.missingOnDevice.length)}, and the server ` +
    `${moments - sum((round) => round.moments.missingOnServer.length)}.`
  );
}

/**
 * Returns whether undo took back the last step and no more: an Enter, or what was typed in one element without a pause, in
 * this round. If two tabs were writing, it's the last step of one of them, which may be before the other's.
 */
function isUndone({ from, onDevice, undo: { undone }, moments: { stood }, disturbance }: ReportedRound): boolean {
  if (disturbance === "tabs" || onDevice.length === from) return isWithout(onDevice, undone);
  const beginning = Math.max(from, ...stood.filter((length) => length < onDevice.length));
  return (
    onDevice.startsWith(undone) && undone.length >= beginning && /^(?:\n|[^\n]+)$/u.test(onDevice.slice(undone.length))
  );
}

/** Returns whether a text is another one without one passage. */
function isWithout(text: string, shorter: string): boolean {
  const missing = text.length - shorter.length;
  if (missing <= 0) return false;
  const start = [...shorter].findIndex((letter, index) => letter !== text[index]);
  const from = start < 0 ? shorter.length : start;
  return text.slice(0, from) + text.slice(from + missing) === shorter;
}
