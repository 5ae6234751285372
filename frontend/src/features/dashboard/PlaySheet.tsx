import { draftColorIn } from "#domain/play/front/draftColor.ts";
import { paperColors } from "#domain/play/layout/paper/paperColors.ts";
import { LitPage } from "./LitPage.tsx";
import type { ListedPlay } from "./playList.ts";
import { TitlePageThumbnail } from "./TitlePageThumbnail.tsx";

interface PlaySheetProps {
  readonly play: ListedPlay;
  /** It was written last. */
  readonly isLast: boolean;
}

/**
 * A play's sheet on the shelf, on paper of its draft's color: the page on which the writer stopped if it's the play
 * written last, otherwise the title page. The text beside it says what's on it.
 */
export function PlaySheet({ play: { card, left }, isLast }: PlaySheetProps) {
  const color = draftColorIn(card.draft ?? "");
  return (
    <div
      aria-hidden="true"
      className={color && "dashboard-paper"}
      style={color && { "--dashboard-paper": paperColors[color] }}
    >
      {isLast && left && left.lines.length > 0 ? (
        <LitPage lines={left.lines} language={card.language} />
      ) : (
        <TitlePageThumbnail card={card} />
      )}
    </div>
  );
}
