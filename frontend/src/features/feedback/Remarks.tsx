import { memo, useDeferredValue } from "react";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { elsewhere, passes, type Sieve } from "#domain/feedback/sifting.ts";
import type { PlayId } from "#domain/play/play.ts";
import { CardFeed } from "#frontend/feedback/CardFeed.tsx";
import { FeedbackCard, type FeedbackVerbs } from "#frontend/feedback/FeedbackCard.tsx";
import { addressInText } from "#frontend/feedback/feedbackHash.ts";
import { SieveFields } from "#frontend/feedback/SieveFields.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { feedbackWords } from "#frontend/words/feedback.ts";
import type { Overview } from "./useOverview.ts";

const { screen: words } = feedbackWords;

interface RemarksProps {
  readonly playId: PlayId;
  readonly overview: Overview;
  readonly sieve: Sieve;
  readonly onSieve: (sieve: Sieve) => void;
  readonly fresh: ReadonlySet<FeedbackId>;
  readonly verbs: FeedbackVerbs;
}

/** What was said of the text and of the whole, as far as it is looked for, along the play. */
export function Remarks({ playId, overview, sieve, onSieve, fresh, verbs }: RemarksProps) {
  const { remarks, whereabouts, names, counts } = overview;
  const listed = remarks.filter((entry) => passes(sieve, entry, whereabouts.get(entry.feedbackId) ?? elsewhere.gone));
  const open = remarks.filter(({ state }) => state === "open").length;
  return (
    <section className="remarks" aria-labelledby="remarks-title">
      <header className="remarks-head">
        <h2 id="remarks-title">{words.said}</h2>
        <p>{words.counts(open, remarks.length - open)}</p>
      </header>
      <SieveFields
        {...{ sieve, onSieve }}
        entries={remarks}
        places={names}
        inhabited={new Set(counts.keys())}
        withoutKind="answer"
      />
      <p className="remarks-shown" role="status">
        {words.shown(listed.length, remarks.length)}
      </p>
      {listed.length === 0 && (
        <div className="remarks-none">
          <p>{feedbackWords.noneMatch}</p>
          <Button size="small" onClick={() => onSieve({})}>
            {feedbackWords.showAll}
          </Button>
        </div>
      )}
      <Cards {...{ playId, overview, fresh, verbs }} listed={useDeferredValue(listed)} />
    </section>
  );
}

interface CardsProps extends Pick<RemarksProps, "playId" | "overview" | "fresh" | "verbs"> {
  readonly listed: readonly FeedbackEntry[];
}

const Cards = memo(function Cards({
  playId,
  overview: { places, names, whereabouts },
  listed,
  fresh,
  verbs,
}: CardsProps) {
  return (
    <CardFeed label={words.said} listed={listed} className="feedback-cards">
      {(entry) => {
        const { feedbackId } = entry;
        const how = places.get(feedbackId)?.how;
        const where = whereabouts.get(feedbackId);
        return (
          <FeedbackCard
            key={feedbackId}
            {...verbs}
            entry={entry}
            isFresh={fresh.has(feedbackId)}
            place={where && how !== "gone" ? names.get(where) : undefined}
            isGone={how === "gone"}
            textAddress={how === "here" ? addressInText(playId, feedbackId) : undefined}
          />
        );
      }}
    </CardFeed>
  );
});
