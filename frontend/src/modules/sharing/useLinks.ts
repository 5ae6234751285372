import { nanoid } from "nanoid";
import { useRef, useState } from "react";
import { createShare, patchShare, readerTaken, revokeShare, type ShareLink } from "#domain/api/sharing.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { PersonalReader, ShareId } from "#domain/sharing/share.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { call } from "#frontend/platform/call.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { ownNames } from "#frontend/platform/ownNames.ts";
import { type Loaded, useServerData } from "#frontend/platform/queries/useServerData.ts";
import { inTurns } from "./inTurns.ts";
import { type changedFields, type LinkDraft, newLinkBody } from "./linkDraft.ts";
import { loadLinks } from "./loadLinks.ts";
import { rememberOwnLinks } from "./ownLinks.ts";

/** Why a request was refused, and its code. */
export interface LinkError {
  readonly errorText: string;
  readonly code: string;
  /** The link it's about. */
  readonly of?: ShareId | undefined;
}

export interface LinkActions {
  readonly state: Loaded<readonly ShareLink[]>;
  readonly problem: LinkError | undefined;
  readonly dismiss: () => void;
  /** What was done last, in a sentence: a toast would be behind the dialog. */
  readonly done: string;
  readonly forgetDone: () => void;
  readonly reload: () => Promise<void>;
  /** These return the new link, or undefined if it was refused; then `problem` says why. */
  readonly make: (draft: LinkDraft) => Promise<ShareLink | undefined>;
  /** Returns whether every reader got a link. `onMade` is called with how many have one by now. */
  readonly makeForReaders: (
    draft: LinkDraft,
    readers: readonly PersonalReader[],
    onMade: (count: number) => void,
  ) => Promise<boolean>;
  readonly change: (link: ShareLink, changes: ReturnType<typeof changedFields>) => Promise<ShareLink | undefined>;
  readonly refresh: (link: ShareLink) => Promise<ShareLink | undefined>;
  readonly revoke: (link: ShareLink) => Promise<boolean>;
}

/**
 * Returns the links of a play and what its author can do with them. Saves the play before an action that captures its
 * current text.
 */
export function useLinks(playId: PlayId, saveNow: () => Promise<void>): LinkActions {
  const { state, reload, update } = useServerData<readonly ShareLink[]>({
    key: ["links", playId],
    load: (signal) => loadOwnLinks(playId, signal),
  });
  const [problem, setProblem] = useState<LinkError>();
  const [done, setDone] = useState("");
  // A reader whose link was refused gets the same one when it's tried again: the answer may have been lost.
  const idsOfReaders = useRef(new Map<string, ShareId>());
  const run = async <Made>(
    confirmation: string,
    step: () => Promise<Made>,
    of?: ShareId,
  ): Promise<Made | undefined> => {
    setProblem(undefined);
    setDone("");
    try {
      const made = await step();
      setDone(confirmation);
      return made;
    } catch (error) {
      const problem = problemOf(error);
      setProblem({ ...problem, of });
      // Another tab has created a link for this reader. The list then says so.
      if (problem.code === readerTaken) void reload();
      return undefined;
    }
  };
  const patch = async ({ shareId }: ShareLink, body: Parameters<LinkActions["change"]>[1] & { refresh?: true }) => {
    if (body.shows || body.refresh) await saveNow();
    const isAboutNames = body.isBlind || body.hiddenWords;
    const after = await call(patchShare, {
      params: { playId, shareId },
      body: { ...body, ...(isAboutNames && { authorNames: ownNames() }) },
    });
    update((links) => links.map((link) => (link.shareId === shareId ? after : link)));
    return after;
  };
  const create = async (draft: LinkDraft, own: OwnPart) => {
    const made = await createLink(playId, draft, own);
    update((links) => [made, ...links]);
    return made;
  };

  return {
    state,
    problem,
    done,
    forgetDone: () => setDone(""),
    dismiss: () => setProblem(undefined),
    reload,
    make: (draft) =>
      run(sharingWords.made, async () => {
        await saveNow();
        return create(draft, { shareId: nanoid(16) as ShareId });
      }),
    makeForReaders: async (draft, readers, onMade) => {
      const isDone = await run("", async () => {
        await saveNow();
        await makeForEach(readers, idsOfReaders.current, (own) => create(draft, own), onMade);
        return true;
      });
      return isDone === true;
    },
    change: (link, changes) => run(sharingWords.kept, () => patch(link, changes), link.shareId),
    refresh: (link) => run(sharingWords.refreshed, () => patch(link, { refresh: true }), link.shareId),
    revoke: async ({ shareId }) => {
      const revoked = await run(
        sharingWords.revoked,
        () => call(revokeShare, { params: { playId, shareId } }),
        shareId,
      );
      if (revoked) update((links) => links.filter((link) => link.shareId !== shareId));
      return revoked !== undefined;
    },
  };
}

async function loadOwnLinks(playId: PlayId, signal: AbortSignal): Promise<readonly ShareLink[]> {
  try {
    const links = await loadLinks(playId, signal);
    rememberOwnLinks(links);
    return links;
  } catch (error) {
    // A new play that hasn't been sent yet has no links.
    if (error instanceof Refused && error.reason === "not-found") return [];
    throw error;
  }
}

/** What each link has of its own. */
interface OwnPart {
  readonly shareId: ShareId;
  readonly reader?: PersonalReader;
}

async function createLink(playId: PlayId, draft: LinkDraft, own: OwnPart): Promise<ShareLink> {
  const authorNames = draft.isBlind ? ownNames() : [];
  const made = await call(createShare, { params: { playId }, body: { ...newLinkBody(draft), authorNames, ...own } });
  rememberOwnLinks([made]);
  return made;
}

/** Personal links that are created at the same time. */
const madeAtOnce = 3;

async function makeForEach(
  readers: readonly PersonalReader[],
  ids: Map<string, ShareId>,
  make: (own: OwnPart) => Promise<ShareLink>,
  onMade: (count: number) => void,
): Promise<void> {
  let count = 0;
  await inTurns(readers, madeAtOnce, async ({ name, email }) => {
    const shareId = ids.get(name) ?? (nanoid(16) as ShareId);
    ids.set(name, shareId);
    await make({ shareId, reader: { name, email } });
    count += 1;
    onMade(count);
  });
}

function problemOf(error: unknown): LinkError {
  logUnexpected(error);
  return { errorText: messageOf(error), code: error instanceof Refused ? error.code : "unexpected" };
}
