import { nanoid } from "nanoid";
import { createShare, type ShareLink } from "#domain/api/sharing.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { call } from "#frontend/platform/call.ts";
import { copyWhenMade } from "./copyLink.ts";
import { newDraft, newLinkBody } from "./linkDraft.ts";
import { loadLinks } from "./loadLinks.ts";
import { rememberOwnLinks } from "./ownLinks.ts";

interface PlayLinkOptions {
  /** Whether a new link takes comments. */
  readonly takesFeedback: boolean;
  /** Resolves once the server has every change. */
  readonly saveNow: () => Promise<void>;
}

/**
 * Copies a link to the whole play that needs no password. Creates one if the play has no links at all: if it has only others,
 * such as a blind one, the author chooses in the share dialog. Returns whether a link was copied. Throws `Refused`.
 */
export async function copyPlayLink(playId: PlayId, options: PlayLinkOptions): Promise<boolean> {
  const finding = findOrMake(playId, options);
  const isCopied = await copyWhenMade(finding.catch(() => undefined));
  await finding;
  return isCopied;
}

async function findOrMake(playId: PlayId, { takesFeedback, saveNow }: PlayLinkOptions): Promise<ShareLink | undefined> {
  const shares = await loadLinks(playId);
  const known = shares.find((link) => isPlain(link, Date.now()));
  if (known || shares.length > 0) return known;
  await saveNow();
  const body = { ...newLinkBody(newDraft(takesFeedback)), authorNames: [], shareId: nanoid(16) as ShareId };
  const made = await call(createShare, { params: { playId }, body });
  rememberOwnLinks([made]);
  return made;
}

const isPlain = ({ shows, isLive, isBlind, hasPassword, endsAt, reader }: ShareLink, nowMs: number): boolean =>
  reader === null &&
  shows.what === "play" &&
  isLive &&
  !isBlind &&
  !hasPassword &&
  (endsAt === null || Date.parse(endsAt) > nowMs);
