import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { binPlay, duplicatePlay, type PlayCard, patchPlay, restorePlay } from "#domain/api/plays.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { savingWords } from "#frontend/messages/saving.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { type ListedPlay, titleOf } from "./playList.ts";
import type { Services } from "./services.ts";

/** An error message, and whether a larger plan would help. */
export interface PlayActionError {
  readonly why: string;
  readonly isPlanFull: boolean;
}

export interface PlayActions {
  readonly problem: PlayActionError | undefined;
  readonly dismissProblem: () => void;
  readonly rename: (play: ListedPlay, title: string) => Promise<boolean>;
  readonly pin: (play: ListedPlay, isPinned: boolean) => Promise<boolean>;
  readonly setTags: (play: ListedPlay, tags: readonly string[]) => Promise<boolean>;
  readonly duplicate: (play: ListedPlay) => Promise<boolean>;
  readonly bin: (play: ListedPlay) => Promise<boolean>;
  readonly restore: (play: ListedPlay) => Promise<boolean>;
  readonly remove: (play: ListedPlay) => Promise<boolean>;
  /** Makes a new play of what this device has, and opens it. The other one stays. */
  readonly copyHere: (play: ListedPlay) => Promise<boolean>;
  readonly start: (play: Play) => Promise<boolean>;
  readonly exportPdf: (play: ListedPlay) => Promise<boolean>;
  /** Returns false if the browser doesn't allow copying. Then the share dialog has the link. */
  readonly copyLink: (play: ListedPlay) => Promise<boolean>;
}

/** Actions on plays. Each returns whether it succeeded; if not, `problem` says why. */
export function usePlayActions(services: Services, reload: () => Promise<void>): PlayActions {
  const { problem, dismissProblem, attempt } = useAttempts();
  const navigate = useNavigate();
  const { call } = services;

  /** Runs a change, reports it, and reloads the list. */
  const change = (request: () => Promise<unknown>, said: string, undo?: () => void) =>
    attempt(async () => {
      await request();
      await reload();
      showToast(said, undo && { label: words.undo, onSelect: undo });
    });

  const start = async (play: Play) => {
    const playId = await services.keepNewPlay(play);
    await navigate(`/editor/${playId}`, { state: { opensAt: "title" } });
  };

  const patch = ({ card: { playId } }: ListedPlay, body: { rename: string } | { pin: boolean }, said: string) =>
    change(() => call(patchPlay, { params: { playId }, body }), said);

  const kept = async (answer: Promise<PlayCard>) => services.keepCards([await answer]);

  const restore = ({ card }: ListedPlay) =>
    change(() => kept(call(restorePlay, { params: { playId: card.playId } })), words.restored(titleOf(card)));

  return {
    problem,
    dismissProblem,
    restore,
    rename: (play, title) => patch(play, { rename: title }, words.renamed(title)),
    pin: (play, isPinned) =>
      patch(play, { pin: isPinned }, isPinned ? words.pinned(titleOf(play.card)) : words.unpinned(titleOf(play.card))),
    setTags: ({ card }, tags) =>
      change(() => services.setTags(card.playId, tags), words.tagged(titleOf(card), tags.length)),
    duplicate: ({ card, where }) => {
      const title = copyTitle(titleOf(card));
      const body = { playId: services.newPlayId(), title };
      return change(async () => {
        if (where.kind === "waiting") await services.sendEverything().catch(() => undefined);
        await call(duplicatePlay, { params: { playId: card.playId }, body });
        services.record("play_created", { play_id: body.playId, play_title: title });
      }, words.duplicated(title));
    },
    bin: (play) => {
      const { playId } = play.card;
      return change(
        () => kept(call(binPlay, { params: { playId } })),
        words.binned(titleOf(play.card)),
        () => void restore(play),
      );
    },
    exportPdf: ({ card }) => {
      showToast(words.exportingPdf(titleOf(card)));
      return attempt(() => services.exportPdf(card.playId));
    },
    copyLink: async ({ card }) => {
      let isCopied = true;
      await attempt(async () => {
        isCopied = await services.copyLink(card.playId);
        if (isCopied) showToast(words.linkCopied(titleOf(card)));
      });
      return isCopied;
    },
    remove: ({ card }) => change(() => services.forgetPlay(card.playId), words.removed(titleOf(card))),
    copyHere: ({ card }) =>
      attempt(async () => {
        const { front, ...play } = await services.readDeviceCopy(card.playId);
        const title = copyTitle(titleOf({ title: card.title ?? front.title }));
        await start({ ...play, front: { ...front, title } });
        showToast(savingWords.copied(title));
      }),
    start: ({ front, ...play }) =>
      attempt(() => {
        const authors = front.authors || services.author();
        const contact = front.contact || services.contact();
        return start({ ...play, front: { ...front, authors, contact } });
      }),
  };
}

/** Runs steps that may fail, and keeps what went wrong with the last one. */
function useAttempts() {
  const [problem, setProblem] = useState<PlayActionError>();
  const dismissProblem = () => setProblem(undefined);
  const attempt = async (step: () => Promise<void>): Promise<boolean> => {
    dismissProblem();
    try {
      await step();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  };
  return { problem, dismissProblem, attempt };
}

const maxTitleLength = 300;
const copyTitle = (title: string): string => words.copyOf(title).slice(0, maxTitleLength).trim();

function problemOf(error: unknown): PlayActionError {
  logUnexpected(error);
  return { why: messageOf(error), isPlanFull: error instanceof Refused && error.code === "play-limit" };
}
