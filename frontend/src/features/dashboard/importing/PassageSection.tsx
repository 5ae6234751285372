import { useMemo, useRef, useState } from "react";
import type { Passage } from "#domain/play/formats/typed/corrections.ts";
import { type OtherKind, otherKinds } from "#domain/play/formats/typed/groupKinds.ts";
import type { ListedParagraph } from "#domain/play/formats/typed/paragraphGroups.ts";
import type { BlockId } from "#domain/play/play.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { MarkList } from "./MarkList.tsx";
import { nameOfKind } from "./nameOfKind.ts";
import { PageButtons } from "./PageButtons.tsx";
import { quoteOf } from "./quoteOf.ts";
import { useDisclosure } from "./useDisclosure.ts";
import { useParagraphPages } from "./useParagraphPages.ts";

interface PassageListProps {
  readonly paragraphs: readonly ListedParagraph[];
  readonly onShow: (blockIds: readonly BlockId[]) => void;
  readonly onPassage: (passage: Passage) => void;
}

interface PassageSectionProps extends PassageListProps {
  /** Those that the writer marked. */
  readonly passages: readonly Passage[];
  readonly onRemove: (passage: Passage) => void;
}

/** Lets a writer say of any passage that it's the title, the list of characters, or nothing of the play. */
export function PassageSection({ passages, onRemove, ...props }: PassageSectionProps) {
  const { isOpen, toggle, button, onKeyDown } = useDisclosure();
  const heading = useRef<HTMLHeadingElement>(null);
  const { paragraphs } = props;
  if (paragraphs.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the key that closes the list.
    <section className="import-section" onKeyDown={onKeyDown}>
      <h2 ref={heading} tabIndex={-1}>
        {importingWords.passages}
      </h2>
      <p>{importingWords.passagesLead}</p>
      <MarkList
        paragraphs={paragraphs}
        passages={passages}
        onRemove={(passage) => {
          // The button that was pressed is gone.
          heading.current?.focus();
          onRemove(passage);
        }}
      />
      <Button ref={button} size="small" aria-expanded={isOpen} onClick={toggle}>
        {importingWords.choosePassage}
      </Button>
      {isOpen && <PassageList {...props} />}
    </section>
  );
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function PassageList({ paragraphs, onShow, onPassage }: PassageListProps) {
  const [text, setText] = useState("");
  const [range, setRange] = useState<Range>();
  const found = useMemo(() => {
    const wanted = text.trim().toLocaleLowerCase();
    return paragraphs
      .map((one, at) => ({ ...one, at }))
      .filter((one) => wanted === "" || one.text.toLocaleLowerCase().includes(wanted));
  }, [paragraphs, text]);
  const pages = useParagraphPages(found);
  const choose = (at: number) => {
    const next = nextRange(range, at);
    setRange(next);
    onShow(paragraphs.slice(next.from, next.to + 1).flatMap(({ blockId }) => blockId ?? []));
  };
  const mark = (kind: OtherKind) => {
    if (!range) return;
    // The next click begins another passage.
    setRange(undefined);
    onPassage({ ...range, kind });
  };
  return (
    <div className="import-passages">
      <TextField label={importingWords.findParagraph} value={text} onValue={setText} />
      <ol className="import-rows">
        {pages.rows.map(({ at, text: shown, kind }) => (
          <li key={at}>
            <PlainButton
              className="import-paragraph"
              aria-pressed={range !== undefined && at >= range.from && at <= range.to}
              onClick={() => choose(at)}
            >
              <span>{shown}</span>
              {kind && <span className="import-paragraph-kind">{nameOfKind(kind)}</span>}
            </PlainButton>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p>{importingWords.noParagraph}</p>}
      <PageButtons pages={pages} />
      <p role="status">{sentenceOf(paragraphs, range)}</p>
      <div className="import-row-buttons">
        {otherKinds.map((kind) => (
          <Button key={kind} isDisabled={!range} onClick={() => mark(kind)}>
            {importingWords.passageKinds[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The first click chooses a paragraph, the second one all up to another, and the third begins again. */
const nextRange = (range: Range | undefined, at: number): Range =>
  range && range.from === range.to
    ? { from: Math.min(range.from, at), to: Math.max(range.from, at) }
    : { from: at, to: at };

function sentenceOf(paragraphs: readonly ListedParagraph[], range: Range | undefined): string {
  if (!range) return importingWords.noPassage;
  const first = quoteOf(paragraphs[range.from]);
  const last = quoteOf(paragraphs[range.to]);
  return importingWords.chosenPassage({ count: range.to - range.from + 1, first, last });
}
