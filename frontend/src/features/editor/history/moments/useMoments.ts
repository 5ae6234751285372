import { useMemo, useState, useSyncExternalStore } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play } from "#domain/play/play.ts";
import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import { type WritingSession, writingSessions } from "#domain/play/versions/writingSessions.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import type { MomentHistory } from "#frontend/modules/versions/moments/momentHistory.ts";
import type { MomentSource } from "#frontend/modules/versions/moments/momentSource.ts";
import type { LazyData } from "#frontend/modules/versions/moments/useLazyData.ts";
import {
  type Stretches,
  useMomentHistory,
  useMomentPlay,
  useStretches,
} from "#frontend/modules/versions/moments/useMomentHistory.ts";
import { type Chosen, placeOf } from "../chosen.ts";
import { indexOfPlace, type MomentPosition, positionsOf, sessionOfPlace } from "./momentPositions.ts";

interface MomentsOptions {
  readonly session: PlaySession;
  readonly source: MomentSource;
  readonly versions: readonly PlayVersion[];
  /** Older versions aren't listed. */
  readonly hasHidden: boolean;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The moments of the last seven days, as the slider shows them. */
export interface Moments {
  /** The latest first. */
  readonly sessions: readonly WritingSession[];
  /** The index of the session with the chosen moment; -1 if it's older than all of them. */
  readonly session: number;
  readonly positions: readonly MomentPosition[];
  readonly index: number;
  /** The chosen moment; undefined for the current text. */
  readonly position: MomentPosition | undefined;
  readonly chooseSession: (session: number) => void;
  readonly choose: (index: number) => void;
  /** Goes to the moment before or after, also of another session; undefined if there is none. */
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
  /** The play at the chosen moment. */
  readonly then: LazyData<Play>;
  /** Why the chosen moment couldn't be loaded, and how to try again. */
  readonly failure: { readonly errorText: string; readonly reload: () => void } | undefined;
  /** The current text is all there is. */
  readonly hasNone: boolean;
  /** Returns the play at a moment that isn't chosen. */
  readonly playAt: (place: MomentPlace) => Promise<Play>;
  /** Chooses a moment of any session. */
  readonly show: (place: MomentPlace) => void;
}

export function useMoments({ session, source, versions, hasHidden, chosen, onChoose }: MomentsOptions): Moments {
  const end = useSyncExternalStore(session.subscribe, () => session.sequence?.() ?? 0);
  const [now] = useState(Date.now);
  const sessions = useMemo(
    () => source.own?.sessions ?? writingSessions(versions, { end, now, hasHidden }),
    [source, versions, end, now, hasHidden],
  );
  const place = placeOf(chosen);
  const index = sessionOfPlace(sessions, place);
  const isOnlyOne = !source.own && versions.length === 0 && end === 1;
  const history = useMomentHistory(source);
  const stretch = wantedStretch(sessions[index], chosen, isOnlyOne);
  const stretches = useStretches(history, stretch);
  const positions = useMemo(
    () => (sessions[index] ? positionsOf(sessions[index], stretches.loaded) : []),
    [sessions, index, stretches.loaded],
  );
  const at = indexOfPlace(positions, place);
  const position = place && index >= 0 ? positions[at] : undefined;
  const isMoment = chosen.kind === "moment" && position?.shown !== undefined;
  const then = useMomentPlay(history, isMoment ? position : undefined);
  const stepTo = (next: MomentPosition | undefined) => next && (() => onChoose(chosenAt(next, versions)));
  return {
    sessions,
    session: index,
    positions,
    index: at,
    position,
    chooseSession: (wanted) => onChoose(chosenAt(lastOf(sessions[wanted]), versions)),
    choose: (wanted) => onChoose(chosenAt(positions[wanted], versions)),
    earlier: stepTo(positions[at - 1] ?? lastOf(sessions[index + 1])),
    later: stepTo(positions[at + 1] ?? firstOf(sessions[index - 1])),
    then,
    failure: failureOf(stretches) ?? failureOf(then),
    playAt: (wanted) => readPlayAt(history(), wanted),
    show: (wanted) => {
      const isThere = sessionOfPlace(sessions, wanted) >= 0 || versions.some(isAt(wanted));
      const nearest = isThere ? { ...wanted, isLast: wanted.moment === undefined } : firstOf(sessions.at(-1));
      onChoose(chosenAt(nearest, versions));
    },
    hasNone: source.own ? sessions.length === 0 : versions.length === 0 && hasNone(end, stretches),
  };
}

/** Whether a log without versions has nothing but the current text. */
const hasNone = (end: number, { loaded }: Stretches): boolean =>
  end === 0 || (end === 1 && (loaded.get(1)?.length ?? 0) <= 1);

/** Moments are loaded where the slider is. A version that's chosen in the list is loaded by itself. */
function wantedStretch(session: WritingSession | undefined, chosen: Chosen, isOnlyOne: boolean) {
  const place = placeOf(chosen);
  const isWanted = chosen.kind === "moment" || (chosen.kind === "version" && chosen.isPassing);
  if (isOnlyOne) return session?.stretches[0];
  if (!isWanted || !place) return undefined;
  return session?.stretches.find(({ after, upTo }) => after < place.sequence && place.sequence <= upTo);
}

function firstOf(session: WritingSession | undefined): MomentPosition | undefined {
  const [stretch] = session?.stretches ?? [];
  return stretch && { sequence: stretch.after + 1, moment: 0, stretch, isLast: stretch.upTo === stretch.after + 1 };
}

function lastOf(session: WritingSession | undefined): MomentPosition | undefined {
  const stretch = session?.stretches.at(-1);
  return stretch && { sequence: stretch.upTo, stretch, isLast: true };
}

function readPlayAt(history: MomentHistory, place: MomentPlace): Promise<Play> {
  const { sequence, moment } = place;
  const after = moment === undefined ? sequence : sequence - 1;
  return history.playAt({ after, upTo: sequence }, place, new AbortController().signal);
}

const isAt =
  ({ sequence }: MomentPlace) =>
  ({ versionId }: PlayVersion): boolean =>
    versionId === sequence;

const failureOf = ({ errorText, reload }: Pick<Stretches, "errorText" | "reload">): Moments["failure"] =>
  errorText === undefined ? undefined : { errorText, reload };

type ChosenPosition = Pick<MomentPosition, "sequence" | "moment" | "isLast">;

function chosenAt(position: ChosenPosition | undefined, versions: readonly PlayVersion[]): Chosen {
  if (!position) return { kind: "now" };
  const { sequence, moment, isLast } = position;
  const isVersion = isLast && versions.some(isAt({ sequence }));
  return isVersion
    ? { kind: "version", versionId: sequence, isPassing: true }
    : { kind: "moment", place: { sequence, moment } };
}
