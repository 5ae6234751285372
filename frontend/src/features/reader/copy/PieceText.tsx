import { memo, useCallback, useMemo, useSyncExternalStore } from "react";
import { readsFromRight } from "#domain/play/layout/measures/rightToLeft.ts";
import type { Block } from "#domain/play/play.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { BlockText } from "./BlockText.tsx";
import type { Margin, MarkedBlocks } from "./margin.ts";
import type { CopyPassage, CopyPiece, CopySpeech } from "./readingCopy.ts";

interface PieceTextProps {
  readonly piece: CopyPiece;
  /** The reader's comments beside the text; undefined if the link doesn't accept comments. */
  readonly margin: Margin | undefined;
  readonly changes: Margin | undefined;
}

/** One piece of the reading copy, with its comment marks and those of changes. */
export const PieceText = memo(function PieceText({ piece, margin, changes }: PieceTextProps) {
  const commented = useMarked(piece, margin);
  const changed = useMarked(piece, changes);
  const marked = useMemo(() => merged(commented, changed), [commented, changed]);
  return piece.passages.map((passage) => (
    <PassageText key={keyOf(passage)} passage={passage} marked={marked} takesRemarks={margin !== undefined} />
  ));
});

const nothing: MarkedBlocks = new Map();
const stop = () => undefined;

function merged(some: MarkedBlocks, others: MarkedBlocks): MarkedBlocks {
  if (some.size === 0) return others;
  if (others.size === 0) return some;
  const all = new Map(some);
  for (const [block, marks] of others) all.set(block, [...(all.get(block) ?? []), ...marks]);
  return all;
}

function useMarked({ id }: CopyPiece, margin: Margin | undefined): MarkedBlocks {
  const look = useCallback(() => margin?.markedIn(id) ?? nothing, [margin, id]);
  const subscribe = useCallback((listen: () => void) => margin?.subscribe(id, listen) ?? stop, [margin, id]);
  return useSyncExternalStore(subscribe, look, look);
}

const keyOf = (passage: CopyPassage): string =>
  passage.kind === "block" ? passage.block.id : (firstOf(passage.speeches[0])?.id ?? "");

/** Names are beside what is spoken where it begins, whatever the script of the names. */
const directionOf = (speech: CopySpeech | undefined): "rtl" | undefined =>
  readsFromRight(speech?.parts) ? "rtl" : undefined;

const firstOf = (speech: CopySpeech | undefined): Block | undefined => speech?.cue ?? speech?.parts[0];

interface PassageTextProps {
  readonly passage: CopyPassage;
  readonly marked: MarkedBlocks;
  readonly takesRemarks: boolean;
}

function PassageText({ passage, marked, takesRemarks }: PassageTextProps) {
  if (passage.kind === "block") {
    const { block } = passage;
    const isHeading = block.kind === "act" || block.kind === "scene";
    const text = <BlockText block={block} marks={marked.get(block.id)} />;
    return isHeading ? (
      text
    ) : (
      <div className="reader-alone">
        {text}
        {takesRemarks && (
          <AddCommentButton block={block} label={readingWords.remarkOn({ what: readingWords.thisPassage })} />
        )}
      </div>
    );
  }
  const speeches = passage.speeches.map((speech) => (
    <SpeechText key={firstOf(speech)?.id} speech={speech} marked={marked} takesRemarks={takesRemarks} />
  ));
  if (passage.speeches.length === 1) return speeches;
  return (
    <div className="reader-together" dir={directionOf(passage.speeches[0])}>
      {speeches}
    </div>
  );
}

/** The letters of a word that fit beside a speech. Those of `GUILDENSTERN` don't. */
const widestName = 10;

interface SpeechTextProps {
  readonly speech: CopySpeech;
  readonly marked: MarkedBlocks;
  readonly takesRemarks: boolean;
}

function SpeechText({ speech, marked, takesRemarks }: SpeechTextProps) {
  const { cue, parts } = speech;
  const first = firstOf(speech);
  const name = cue?.text.map(({ text }) => text).join("") ?? readingWords.thisPassage;
  const hasWideName = cue && name.split(/[\s-]+/).some((word) => word.length > widestName);
  return (
    <div
      className={hasWideName ? "reader-speech reader-speech-below-name" : "reader-speech"}
      data-cue={cue && name}
      dir={directionOf(speech) ?? "ltr"}
    >
      {cue && <BlockText block={cue} marks={marked.get(cue.id)} />}
      {parts.map((block) => (
        <BlockText key={block.id} block={block} marks={marked.get(block.id)} />
      ))}
      {takesRemarks && first && <AddCommentButton block={first} label={readingWords.remarkOn({ what: name })} />}
    </div>
  );
}

/** For keyboard and screen-reader users, and next to the line under the mouse. The reading copy handles the click. */
const AddCommentButton = ({ block, label }: { readonly block: Block; readonly label: string }) => (
  <button type="button" className="reader-add-comment" data-remark={block.id} aria-label={label} />
);
