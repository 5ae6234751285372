import { Sheet } from "#frontend/ui/Sheet.tsx";
import { dashboardWords as words } from "#frontend/words/dashboard.ts";
import { type ShelvedPlay, titleOf } from "./shelf.ts";

/** A play's title page, small, as it prints: title in capitals half-way down, then "by" and the authors. */
export function TitlePage({ card }: Pick<ShelvedPlay, "card">) {
  return (
    <Sheet format="letter" className="title-page">
      <p className="title-page-title">{titleOf(card)}</p>
      {card.subtitle && <p>{card.subtitle}</p>}
      {card.authors && <p>{words.by}</p>}
      {card.authors && <p>{card.authors}</p>}
    </Sheet>
  );
}
