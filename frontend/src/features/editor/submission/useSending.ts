import { nanoid } from "nanoid";
import { useRef, useState } from "react";
import { putSubmissions } from "#domain/api/submissions.ts";
import { createVersion, patchVersion } from "#domain/api/versions.ts";
import type { PackageWork } from "#domain/play/formats/package/writePackage.ts";
import type { PlayId } from "#domain/play/play.ts";
import {
  emptySubmission,
  type Submission,
  type SubmissionEntry,
  type SubmissionId,
} from "#domain/submissions/submission.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportPackage } from "#frontend/modules/exporting/exportPackage.ts";
import type { NamedCall } from "#frontend/modules/submissions/useCalls.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { type BusyAction, useAction } from "#frontend/platform/useAction.ts";
import { sentVersionName, versionNameInLog } from "./sentVersionName.ts";

/** The version that was kept of what was sent, or why none was. */
type KeptForSending =
  | { readonly kind: "kept"; readonly versionId: number; readonly name: string; readonly nameInLog: string }
  | { readonly kind: "failed"; readonly errorText: string };

type LogResult =
  | { readonly kind: "logged"; readonly submissionId: SubmissionId }
  | { readonly kind: "failed"; readonly errorText: string };

/** What was done, for the writer to read. */
export interface SentPlay {
  readonly recipient: string;
  readonly zipName: string;
  readonly files: number;
  readonly version: KeptForSending;
  readonly log: LogResult;
}

interface SendingOptions {
  readonly session: PlaySession;
  readonly playId: PlayId;
  readonly chosen: NamedCall | undefined;
}

export interface SendingAction {
  /** Undefined until something was sent. */
  readonly sent: SentPlay | undefined;
  /** Saves the files, keeps a version, and adds to the log. Throws `MissingGlyphs` like `exportPackage`. */
  readonly send: (work: Omit<PackageWork, "language" | "createdAt">, recipient: string) => Promise<void>;
  readonly addAgain: BusyAction<[]>;
}

/** Sends a play: the files are what matters, so they're downloaded even if nothing else succeeds. */
export function useSending({ session, playId, chosen }: SendingOptions): SendingAction {
  const tier = useTier();
  const [sent, setSent] = useState<SentPlay>();
  /** The same entry again is stored once. */
  const entry = useRef<SubmissionToPut>(undefined);
  const send = async (work: Omit<PackageWork, "language" | "createdAt">, recipient: string) => {
    const { file, name, fileNames } = await exportPackage({ ...work, recipient });
    const sentOn = calendarDayOf(new Date());
    const mayName = tier !== undefined && mayUse(tier, "namedVersions");
    download(file, name);
    session.noteExport?.(work.choices.format);
    const version = await keepVersion(session, playId, mayName ? { recipient, day: sentOn } : undefined);
    entry.current = {
      submissionId: nanoid(16) as SubmissionId,
      ...entryFor(recipient, chosen),
      playId,
      playTitle: work.play.front.title.replace(/\s+/g, " ").trim().slice(0, 300),
      versionId: version.kind === "kept" ? version.versionId : null,
      versionName: version.kind === "kept" ? version.nameInLog : "",
      files: fileNames.slice(0, 30),
      sentOn,
    };
    const log = await addToLog(entry.current);
    setSent({ recipient, zipName: name, files: fileNames.length, version, log });
  };
  const addAgain = useAction(async () => {
    if (!entry.current || !sent) return;
    setSent({ ...sent, log: await addToLog(entry.current) });
  });
  return { sent, send, addAgain };
}

type SubmissionToPut = SubmissionEntry & Pick<Submission, "submissionId">;

const entryFor = (recipient: string, chosen: NamedCall | undefined): SubmissionEntry => ({
  ...emptySubmission,
  recipient,
  ...(chosen && {
    callId: chosen.id,
    recipientKind: chosen.call.callerKind,
    address: chosen.call.address,
  }),
  state: "waiting",
});

/**
 * Keeps the text as it is now. Several recipients of the same text get the same version, which keeps its name. Without a recipient,
 * as in plans that have no named versions, it isn't named.
 */
async function keepVersion(
  session: PlaySession,
  playId: PlayId,
  sentTo: Parameters<typeof sentVersionName>[0] | undefined,
): Promise<KeptForSending> {
  try {
    await session.saveNow();
    const body = { versionId: session.sequence?.() ?? 0 };
    const { versionId, name: before } = await call(createVersion, { params: { playId }, body });
    const name = sentTo ? sentVersionName(sentTo, before) : (before ?? "");
    if (name !== (before ?? "")) await call(patchVersion, { params: { playId, versionId }, body: { name } });
    return { kind: "kept", versionId, name, nameInLog: sentTo ? versionNameInLog(sentTo, before) : name };
  } catch (error) {
    logUnexpected(error);
    return { kind: "failed", errorText: messageOf(error) };
  }
}

async function addToLog(entry: SubmissionToPut): Promise<LogResult> {
  try {
    await call(putSubmissions, { body: { submissions: [entry] } });
    return { kind: "logged", submissionId: entry.submissionId };
  } catch (error) {
    logUnexpected(error);
    return { kind: "failed", errorText: messageOf(error) };
  }
}

/** Returns the day in the writer's calendar, as YYYY-MM-DD. */
const calendarDayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
