import { Link } from "react-router-dom";
import { dashboardWords as words } from "#frontend/words/dashboard.ts";
import { FreshFeedback } from "./FreshFeedback.tsx";
import { PlayMenu } from "./PlayMenu.tsx";
import { type ShelvedPlay, titleOf } from "./shelf.ts";
import { TitlePage } from "./TitlePage.tsx";
import type { PlayActions } from "./usePlayActions.ts";
import { Whereabouts } from "./Whereabouts.tsx";

interface ShelfProps {
  readonly plays: readonly ShelvedPlay[];
  readonly actions: PlayActions;
  readonly onNew: () => void;
  readonly now: Date;
}

/** Plays as title pages, and an empty place for the next one. */
export function Shelf({ plays, actions, onNew, now }: ShelfProps) {
  return (
    <ul className="shelf">
      {plays.map((play) => (
        <li key={play.card.playId} className="shelf-place">
          <PlayOnShelf play={play} actions={actions} now={now} />
        </li>
      ))}
      <li className="shelf-place">
        <button type="button" className="shelf-new" onClick={onNew}>
          <span className="shelf-new-sign" aria-hidden="true">
            +
          </span>
          <span className="shelf-new-title">{words.newPlay}</span>
          <span>{words.newPlayAside}</span>
        </button>
      </li>
    </ul>
  );
}

function PlayOnShelf({ play, actions, now }: Omit<ShelfProps, "plays" | "onNew"> & { readonly play: ShelvedPlay }) {
  const { card } = play;
  const facts = [words.pages(card.pages), words.words(card.words), words.changed(card.changedAt, now)];
  return (
    <article className="shelf-play">
      <div aria-hidden="true">
        <TitlePage card={card} />
      </div>
      <div className="shelf-line">
        <h2 className="shelf-title">
          <Link to={`/editor/${card.playId}`}>{titleOf(card)}</Link>
        </h2>
        <PlayMenu play={play} actions={actions} />
      </div>
      <p className="shelf-facts">{facts.join(" · ")}</p>
      <FreshFeedback card={card} />
      <Whereabouts where={play.where} />
    </article>
  );
}
