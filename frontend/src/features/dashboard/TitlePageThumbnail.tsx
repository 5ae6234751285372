import { directionOf } from "#domain/play/layout/measures/rightToLeft.ts";
import { coverCreditOf } from "#domain/play/layout/pageWords.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { Sheet } from "#frontend/ui/Sheet.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";

/**
 * A small title page as it prints: the title in capitals at half height, then "by", if the language's word is known, and the authors,
 * and at the foot the draft. Like the pages, it's in the play's language. The card of a play that was last changed with an earlier release doesn't have it.
 */
export function TitlePageThumbnail({ card }: Pick<ListedPlay, "card">) {
  const { language, draft } = card;
  const isKnown = language !== undefined;
  const credit = isKnown ? coverCreditOf(language) : dashboardWords.by;
  return (
    <Sheet
      format="letter"
      className="dashboard-title-page"
      lang={language || undefined}
      dir={isKnown ? directionOf(language) : undefined}
    >
      <p className="dashboard-title-page-title" dir="auto">
        {titleOf(card)}
      </p>
      {card.subtitle && <p dir="auto">{card.subtitle}</p>}
      {card.authors && credit && <p>{credit}</p>}
      {card.authors && <p dir="auto">{card.authors}</p>}
      {draft && (
        <p className="dashboard-title-page-draft" dir="auto">
          {draft}
        </p>
      )}
    </Sheet>
  );
}
