import { Link } from "react-router-dom";
import { Button } from "#frontend/ui/Button.tsx";
import { Page } from "#frontend/ui/Page.tsx";
import { dashboardWords as words } from "#frontend/words/dashboard.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { SkeletonShelf } from "./SkeletonShelf.tsx";
import type { Services } from "./services.ts";
import { type ShelvedPlay, titleOf } from "./shelf.ts";
import { type PlayActions, usePlayActions } from "./usePlayActions.ts";
import { type ShelfState, useShelf } from "./useShelf.ts";

/** Plays that go for good in a while, unless they are taken out. */
export function BinScreen({ services }: { readonly services: Services }) {
  const { state, reload } = useShelf(services, "bin");
  const actions = usePlayActions(services, reload);
  return (
    <Page title={words.bin} lead={words.binLead} actions={<Link to="/dashboard">{words.backToPlays}</Link>}>
      {actions.problem && <ProblemNotice problem={actions.problem} onClose={actions.dismissProblem} />}
      <Binned state={state} actions={actions} reload={reload} now={services.now()} />
    </Page>
  );
}

interface BinnedProps {
  readonly state: ShelfState;
  readonly actions: PlayActions;
  readonly reload: () => Promise<void>;
  readonly now: Date;
}

function Binned({ state, actions, reload, now }: BinnedProps) {
  if (state.kind === "loading") return <SkeletonShelf />;
  if (state.kind === "failed") return <LoadFailure why={state.why} hasPlays={false} onRetry={reload} />;
  if (state.server.plays.length === 0) return <p className="shelf-quiet">{words.binEmpty}</p>;
  const plays = state.server.plays.map((card): ShelvedPlay => ({ card, where: { kind: "safe" } }));
  return (
    <ul className="bin">
      {plays.map((play) => (
        <BinnedPlay key={play.card.playId} play={play} actions={actions} now={now} />
      ))}
    </ul>
  );
}

function BinnedPlay({ play, actions, now }: Pick<BinnedProps, "actions" | "now"> & { readonly play: ShelvedPlay }) {
  const { card } = play;
  return (
    <li className="bin-play">
      <div>
        <h2 className="shelf-title">{titleOf(card)}</h2>
        <p className="shelf-facts">
          {[words.pages(card.pages), ...(card.binnedAt ? [words.goesOn(card.binnedAt, now)] : [])].join(" · ")}
        </p>
      </div>
      <Button aria-label={words.restoreNamed(titleOf(card))} onClick={() => void actions.restore(play)}>
        {words.restore}
      </Button>
    </li>
  );
}
