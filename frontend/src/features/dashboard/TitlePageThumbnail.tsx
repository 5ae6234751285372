import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Sheet } from "#frontend/ui/Sheet.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";

/** A small title page as it prints: the title in capitals at half height, then "by" and the authors. */
export function TitlePageThumbnail({ card }: Pick<ListedPlay, "card">) {
  return (
    <Sheet format="letter" className="dashboard-title-page">
      <p className="dashboard-title-page-title" dir="auto">
        {titleOf(card)}
      </p>
      {card.subtitle && <p dir="auto">{card.subtitle}</p>}
      {card.authors && <p>{words.by}</p>}
      {card.authors && <p dir="auto">{card.authors}</p>}
    </Sheet>
  );
}
