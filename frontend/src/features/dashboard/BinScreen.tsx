import { Link } from "react-router-dom";
import { binEndsAt } from "#domain/play/bin.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { formatDay } from "#frontend/messages/format.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { ErrorNotice } from "./ErrorNotice.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";
import { SkeletonPlayList } from "./SkeletonPlayList.tsx";
import type { Services } from "./services.ts";
import { type PlayActions, usePlayActions } from "./usePlayActions.ts";
import { type PlayListState, usePlayList } from "./usePlayList.ts";

/** Deleted plays, which can be restored until they are removed permanently. */
export function BinScreen({ services }: { readonly services: Services }) {
  const { state, reload } = usePlayList(services, "bin");
  const actions = usePlayActions(services, reload);
  return (
    <Page
      title={dashboardWords.bin}
      lead={dashboardWords.binLead}
      actions={<Link to="/dashboard">{dashboardWords.backToPlays}</Link>}
    >
      {actions.problem && <ErrorNotice problem={actions.problem} onClose={actions.dismissProblem} />}
      <Binned state={state} actions={actions} reload={reload} now={services.now()} />
    </Page>
  );
}

interface BinnedProps {
  readonly state: PlayListState;
  readonly actions: PlayActions;
  readonly reload: () => Promise<void>;
  readonly now: Date;
}

function Binned({ state, actions, reload, now }: BinnedProps) {
  if (state.kind === "loading") return <SkeletonPlayList />;
  if (state.kind === "failed") return <LoadFailure errorText={state.errorText} hasPlays={false} onRetry={reload} />;
  if (state.server.plays.length === 0) return <p className="dashboard-quiet">{dashboardWords.binEmpty}</p>;
  const plays = state.server.plays.map(
    (card): ListedPlay => ({
      card,
      where: { kind: "safe" },
      opensOffline: false,
    }),
  );
  return (
    <ul className="dashboard-bin">
      {plays.map((play) => (
        <BinnedPlay key={play.card.playId} play={play} actions={actions} now={now} />
      ))}
    </ul>
  );
}

function BinnedPlay({ play, actions, now }: Pick<BinnedProps, "actions" | "now"> & { readonly play: ListedPlay }) {
  const { card } = play;
  const { run } = useAction(() => actions.restore(play));
  return (
    <li className="dashboard-bin-play">
      <div>
        <h2 className="dashboard-play-title play-label" translate="no" dir="auto">
          {titleOf(card)}
        </h2>
        <p className="dashboard-play-facts">
          {[
            ...(card.pages === undefined ? [] : [dashboardWords.pages({ count: card.pages })]),
            ...(card.binnedAt ? [dashboardWords.goesOn({ day: formatDay(binEndsAt(card.binnedAt), now) })] : []),
          ].join(" · ")}
        </p>
      </div>
      <Button aria-label={dashboardWords.restoreNamed({ title: titleOf(card) })} onClick={() => void run()}>
        {dashboardWords.restore}
      </Button>
    </li>
  );
}
