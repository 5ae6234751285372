import * as Y from "yjs";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { decodeUpdate } from "#domain/play/updateEncoding.ts";
import { ChangeLedger } from "./changeLedger.ts";
import { HistoryRun, momentsOn } from "./historyRun.ts";
import type { HistoryStep } from "./historySteps.ts";
import type { TestDevice, TestWorld } from "./testWorld.ts";
import { shownIn } from "./watchedScreens.ts";
import { changesOf } from "./waysOfDeleting.ts";
import { restoreIn } from "./waysOfRestoring.ts";

/** The result of a history, after the network works again and nothing is pending. */
export interface SyncOutcome {
  /** The play in every open tab, and on the server. */
  readonly texts: readonly string[];
  /** Yjs clients with changes that a journal confirmed and that aren't in the log. */
  readonly lostChanges: readonly number[];
  /** Yjs clients with changes that are in the log more than once. */
  readonly doubledChanges: readonly number[];
  readonly updateIds: readonly string[];
  /** Yjs clients with changes that another tab showed before the journal had them. */
  readonly shownTooEarly: readonly number[];
  readonly unsaved: number;
  /** Texts that stood on a screen for three seconds, and that no moment of the log shows. */
  readonly lostMoments: readonly string[];
  /** Texts right before a large deletion that no moment of the log shows. */
  readonly lostDeletions: readonly string[];
  /** How many texts before very large deletions aren't versions. */
  readonly lostVersions: number;
  /** How many large deletions there were. */
  readonly largeDeletions: number;
}

/** Plays a history to its end, and then lets the network work. */
export async function runHistory(
  steps: readonly HistoryStep[],
  breakJournal: TestWorld["breakJournal"] = (journal) => journal,
): Promise<SyncOutcome> {
  const run = await HistoryRun.start(breakJournal);
  for (const step of steps) {
    run.screens.look();
    await act(run, step);
    run.checkScreens();
  }
  return finish(run);
}

async function act(run: HistoryRun, step: HistoryStep): Promise<void> {
  const { world } = run;
  if (step.kind === "write" || step.kind === "delete" || step.kind === "restore") await run.goTo(step.tab);
  if (step.kind === "write") {
    run.type(step.tab, step.at, step.words);
    return step.stands ? world.pass(3_500) : undefined;
  }
  if (step.kind === "delete") return remove(run, step);
  if (step.kind === "restore") return restore(run, step);
  if (step.kind === "pass") return world.pass(step.ms);
  if (step.kind === "compact") return world.server.compact();
  if ("device" in step) return actOfDevice(step, run.devices[step.device] ?? run.devices[0]);
  return actOfTab(run, step.kind, step.tab);
}

type StepOf<Kind extends HistoryStep["kind"]> = Extract<HistoryStep, { readonly kind: Kind }>;

function remove(run: HistoryRun, { tab: index, way, at, share, typed }: StepOf<"delete">): void {
  run.type(index, at, typed);
  for (const change of changesOf(way, { at, share, newId: run.newId })) run.change(index, change);
}

/** With a connection, the version history has the server's log, and else what the device has. */
async function restore(run: HistoryRun, { tab: index, way, at }: StepOf<"restore">): Promise<void> {
  const { tab } = run.editorIn(index) ?? {};
  if (!tab) return;
  const isOnline = tab.device.network.condition === "working";
  const log = isOnline ? run.serverLog() : await run.world.track(tab.session.momentsHere());
  if (log) run.change(index, (editor) => restoreIn(way, { editor, log, at }));
}

type DeviceStep = Extract<HistoryStep, { readonly device: number }>;

/** A device whose storage is full has space again the next time. */
async function actOfDevice(step: DeviceStep, device: TestDevice): Promise<void> {
  if (step.kind === "late") return device.network.deliverLate();
  if (step.kind === "full") device.fill(!device.isFull);
  if (step.kind === "network") device.network.condition = step.condition;
}

async function actOfTab(run: HistoryRun, kind: "crash" | "close" | "save" | "hide" | "wake", index: number) {
  const { world } = run;
  const tab = run.tabs[index];
  if (!tab) return;
  if (kind === "hide") tab.hide();
  if (kind === "wake") tab.wake();
  if (kind === "save") void world.track(tab.session.saveNow().catch(() => undefined));
  if (kind === "crash" || kind === "close") {
    if (kind === "crash") tab.crash();
    else await world.track(tab.session.close());
    await run.reopen(index);
  }
}

/** Every device can show all texts from the server's log, and its own ones without it, if it always had space for them. */
async function lostTexts({ world, serverLog, devices, screens }: HistoryRun) {
  const missing = [screens.missingIn(serverLog(), devices)];
  for (const one of devices.filter(({ wasFull }) => !wasFull)) {
    missing.push(screens.missingIn(await momentsOn(one), [one]));
  }
  const { all, versions } = screens.storedDeletions();
  const lostVersions = Math.max(0, versions - world.server.largeDeletions);
  return {
    lostMoments: missing.flatMap(({ stood }) => stood),
    lostDeletions: missing.flatMap(({ deleted }) => deleted),
    lostVersions,
    largeDeletions: all,
  };
}

async function finish(run: HistoryRun): Promise<SyncOutcome> {
  const { world, tabs, devices } = run;
  for (const one of devices) {
    await one.network.deliverLate();
    one.network.condition = "working";
    one.fill(false);
  }
  // Longer than the longest wait, and again for what the first round received.
  for (let round = 0; round < 3; round++) {
    await world.pass(65_000);
    for (const tab of tabs) tab.wake();
    await world.rest();
  }
  run.screens.look();
  const server = new Y.Doc();
  const updates = world.server.written.map(decodeUpdate);
  Y.applyUpdate(server, mergeUpdates(updates));
  const logged = new ChangeLedger();
  for (const update of updates) logged.add(update);
  return {
    texts: [...tabs.map((tab) => shownIn(tab.doc)), shownIn(server)],
    lostChanges: run.lostChangesIn(server),
    doubledChanges: logged.doubledClients().filter(run.isStoredFirst),
    updateIds: world.server.written.map((update) => update.updateId),
    shownTooEarly: [...run.shownTooEarly],
    ...(await lostTexts(run)),
    unsaved: tabs.filter((tab) => tab.session.saving().kind !== "saved").length,
  };
}
