import { useCallback, useMemo, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { binPlay, duplicatePlay, patchPlay, restorePlay } from "#domain/api/plays.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { type ListedPlay, titleOf } from "./playList.ts";
import type { Services } from "./services.ts";

/** An error message, and whether a larger plan would help. */
export interface PlayActionError {
  readonly errorText: string;
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

/**
 * Actions on plays. Each returns whether it succeeded; if not, `problem` says why. They stay the same object until there's
 * another problem, so that a list of plays isn't rendered again for them.
 */
export function usePlayActions(services: Services, reload: () => Promise<void>): PlayActions {
  const { problem, dismissProblem, attempt } = useAttempts();
  const navigate = useNavigate();
  return useMemo(
    () => ({ problem, dismissProblem, ...actionsOn(services, { reload, navigate, attempt }) }),
    [services, reload, navigate, problem, dismissProblem, attempt],
  );
}

interface Surroundings {
  readonly reload: () => Promise<void>;
  readonly navigate: NavigateFunction;
  readonly attempt: Attempt;
}

function actionsOn(
  services: Services,
  { reload, navigate, attempt }: Surroundings,
): Omit<PlayActions, "problem" | "dismissProblem"> {
  const { call } = services;

  /** Runs a change, reports it, and reloads the list. */
  const change = (request: () => Promise<unknown>, said: string, undo?: () => void) =>
    attempt(async () => {
      await request();
      await reload();
      showToast(said, undo && { label: dashboardWords.undo, onSelect: undo });
    });

  const open = async (playId: PlayId) => {
    await navigate(`/editor/${playId}`, { state: { opensAt: "title" } });
  };

  const patch = ({ card: { playId } }: ListedPlay, body: { rename: string } | { pin: boolean }, said: string) =>
    change(() => call(patchPlay, { params: { playId }, body }), said);

  const move = async (route: typeof binPlay | typeof restorePlay, { card: { playId } }: ListedPlay) =>
    services.keepCards([await call(route, { params: { playId } })]);

  const restore = (play: ListedPlay) => change(() => move(restorePlay, play), dashboardWords.restored(titleIn(play)));

  return {
    restore,
    rename: (play, title) => patch(play, { rename: title }, dashboardWords.renamed({ title })),
    pin: (play, isPinned) =>
      patch(play, { pin: isPinned }, (isPinned ? dashboardWords.pinned : dashboardWords.unpinned)(titleIn(play))),
    setTags: ({ card }, tags) =>
      change(
        () => services.setTags(card.playId, tags),
        dashboardWords.tagged({ title: titleOf(card), count: tags.length }),
      ),
    duplicate: ({ card, where }) => {
      const title = copyTitle(titleOf(card));
      const body = { playId: services.newPlayId(), title };
      return change(async () => {
        if (where.kind === "waiting") await services.sendEverything().catch(() => undefined);
        await call(duplicatePlay, { params: { playId: card.playId }, body });
        services.record("play_created", { play_id: body.playId, play_title: title });
      }, dashboardWords.duplicated({ title }));
    },
    bin: (play) =>
      change(
        () => move(binPlay, play),
        dashboardWords.binned(titleIn(play)),
        () => void restore(play),
      ),
    exportPdf: ({ card }) => {
      showToast(dashboardWords.exportingPdf(titleIn({ card })));
      return attempt(() => services.exportPdf(card.playId));
    },
    copyLink: async ({ card }) => {
      let isCopied = true;
      await attempt(async () => {
        isCopied = await services.copyLink(card.playId);
        if (isCopied) showToast(dashboardWords.linkCopied(titleIn({ card })));
      });
      return isCopied;
    },
    remove: ({ card }) => change(() => services.forgetPlay(card.playId), dashboardWords.removed(titleIn({ card }))),
    ...startActions(services, { attempt, open }),
  };
}

/** Runs steps, and returns whether they succeeded. */
type Attempt = (step: () => Promise<void>) => Promise<boolean>;

interface Starting {
  readonly attempt: Attempt;
  readonly open: (playId: PlayId) => Promise<void>;
}

/** Actions that store a new play and open it. */
function startActions(services: Services, { attempt, open }: Starting): Pick<PlayActions, "copyHere" | "start"> {
  const start = async (play: Play) => open(await services.keepNewPlay(play));
  return {
    copyHere: ({ card }) =>
      attempt(async () => {
        const { front, ...play } = await services.readDeviceCopy(card.playId);
        const title = copyTitle(titleOf({ title: card.title ?? front.title }));
        await start({ ...play, front: { ...front, title } });
        showToast(savingNoticeWords.copied({ title }));
      }),
    start: ({ front, ...play }) =>
      attempt(() => {
        const authors = front.authors || services.author();
        const contact = front.contact || services.contact();
        return start({ ...play, front: { ...front, authors, contact } });
      }),
  };
}

const titleIn = ({ card }: Pick<ListedPlay, "card">) => ({ title: titleOf(card) });

/** Runs steps that may fail, and keeps what went wrong with the last one. */
function useAttempts() {
  const [problem, setProblem] = useState<PlayActionError>();
  const dismissProblem = useCallback(() => setProblem(undefined), []);
  const attempt: Attempt = useCallback(async (step) => {
    setProblem(undefined);
    try {
      await step();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  }, []);
  return { problem, dismissProblem, attempt };
}

const maxTitleLength = 300;
const copyTitle = (title: string): string => dashboardWords.copyOf({ title }).slice(0, maxTitleLength).trim();

function problemOf(error: unknown): PlayActionError {
  logUnexpected(error);
  return { errorText: messageOf(error), isPlanFull: error instanceof Refused && error.code === "play-limit" };
}
