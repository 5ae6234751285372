import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import { directionOf } from "#domain/play/layout/rightToLeft.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Sheet } from "#frontend/ui/Sheet.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";

/**
 * A small title page as it prints: the title in capitals at half height, then "by" and the authors. Like the pages, it's in
 * the play's language. The card of a play that was last changed with an earlier release doesn't have it.
 */
export function TitlePageThumbnail({ card }: Pick<ListedPlay, "card">) {
  const { language } = card;
  const isKnown = language !== undefined;
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
      {card.authors && <p>{isKnown ? pageWordsOf(language).by : words.by}</p>}
      {card.authors && <p dir="auto">{card.authors}</p>}
    </Sheet>
  );
}
