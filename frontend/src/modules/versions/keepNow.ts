import { createVersion, type PlayVersion } from "#domain/api/versions.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { logUnexpected } from "#frontend/platform/messageOf.ts";

type Session = Pick<PlaySession, "saveNow" | "sequence">;

/** Whoever restores a text waits for this. */
const timeoutMs = 3_000;

/**
 * Keeps the text as it is now as a version, once the server has it, and returns the version. Returns undefined if that
 * fails or takes long: the server's log has every moment of the last seven days in any case.
 */
export const keepNow = (session: Session, playId: PlayId): Promise<PlayVersion | undefined> =>
  Promise.race([
    keep(session, playId),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeoutMs)),
  ]);

async function keep(session: Session, playId: PlayId): Promise<PlayVersion | undefined> {
  try {
    await session.saveNow();
    const versionId = session.sequence?.() ?? 0;
    return versionId > 0 ? await call(createVersion, { params: { playId }, body: { versionId } }) : undefined;
  } catch (error) {
    logUnexpected(error);
    return undefined;
  }
}
