import { memo, useEffect, useRef, useState } from "react";
import type * as Y from "yjs";
import { withScenesOf } from "#domain/play/actsAndScenes.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { type FrontPart, headedFields, isOnTitlePage } from "#domain/play/front/frontFields.ts";
import { type FrontField, type HeadedField, titlePageFields } from "#domain/play/front/frontPlaces.ts";
import { headedTable } from "#domain/play/front/frontTable.ts";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { withSongsOf } from "#domain/play/musicalNumbers.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontMatterWords, frontSections } from "#frontend/messages/frontMatter.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
import { Board } from "../boards/Board.tsx";
import { useFront } from "../titlePage/useFront.ts";
import { writeFrontField } from "../titlePage/writeFrontField.ts";
import { CharactersForm } from "./CharactersForm.tsx";
import { FrontTextField } from "./FrontTextField.tsx";
import { useFrontManuscript } from "./useFrontManuscript.ts";
import "./frontMatter.css";

interface FrontMatterBoardProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Everything that comes before the play as a form, with the pages beside it. On a phone, a button switches between them. */
export function FrontMatterBoard({ editor, onClose }: FrontMatterBoardProps) {
  const [part, setPart] = useState<FrontPart>("title");
  const [showsPages, setShowsPages] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);
  const tools = (
    <>
      <Button size="small" className="front-switch" onClick={() => setShowsPages(!showsPages)}>
        {showsPages ? frontMatterWords.form : frontMatterWords.pages}
      </Button>
      <Button variant="primary" size="small" onClick={onClose}>
        {frontMatterWords.done}
      </Button>
    </>
  );
  return (
    <Board title={editorWords.frontMatter} help="frontMatter" onClose={onClose} tools={tools}>
      <div className={showsPages ? "front-matter front-matter-pages" : "front-matter"}>
        <div ref={form} className="front-form" data-sentry-mask>
          {sectionsOfForm.map(({ title, fields }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              {fields.length === 0 && <CharactersForm editor={editor} onFocus={() => setPart("characters")} />}
              {fields.map((field) => (
                <div key={field} className="front-form-field">
                  <FrontTextField editor={editor} field={field} onFocus={() => setPart(field)} />
                  {isFilledIn(field) && <FillIn editor={editor} field={field} />}
                </div>
              ))}
            </section>
          ))}
        </div>
        <FrontPages key={String(showsPages)} doc={editor.doc} part={part} />
      </div>
    </Board>
  );
}

interface FrontSection {
  readonly title: string;
  /** Empty for the characters, who have their own form. */
  readonly fields: readonly FrontField[];
}

const fieldsIn = (section: string): readonly HeadedField[] =>
  headedFields.filter((field) => headedTable[field].section === section);

/** The form, in the order in which the pages are printed. */
const sectionsOfForm: readonly FrontSection[] = [
  { title: frontSections.titlePage, fields: titlePageFields },
  { title: frontSections.opening, fields: fieldsIn("opening") },
  { title: frontSections.characters, fields: [] },
  { title: frontSections.world, fields: fieldsIn("world") },
  { title: frontSections.production, fields: fieldsIn("production") },
  { title: frontSections.closing, fields: fieldsIn("closing") },
];

/** Lists that can be filled in from the play, and what's said if there's nothing to add. */
const filledIn = {
  actsAndScenes: {
    withPartsOf: withScenesOf,
    button: frontMatterWords.fillInScenes,
    none: frontMatterWords.noScenes,
  },
  musicalNumbers: { withPartsOf: withSongsOf, button: frontMatterWords.fillInSongs, none: frontMatterWords.noSongs },
} as const;
type FilledInField = keyof typeof filledIn;
const isFilledIn = (field: FrontField): field is FilledInField => Object.hasOwn(filledIn, field);

/** Adds what the play has and the list doesn't have yet. It's one step of the field's undo. */
function FillIn({ editor, field }: { readonly editor: Editor; readonly field: FilledInField }) {
  const { [field]: list } = useFront(editor.doc);
  const { withPartsOf, button, none } = filledIn[field];
  const [hasNone, setHasNone] = useState(false);
  const add = (): void => {
    const longer = withPartsOf(list, readPlay(editor.doc).blocks);
    setHasNone(longer.trim() === list.trim());
    editor.endStep();
    writeFrontField(editor, field, longer);
    editor.endStep();
  };
  return (
    <>
      <Button size="small" onClick={add}>
        {button}
      </Button>
      <p role="status" className="front-form-hint">
        {hasNone && none}
      </p>
    </>
  );
}

interface FrontPagesProps {
  readonly doc: Y.Doc;
  /** The part that is being edited. Its page is scrolled into view. */
  readonly part: FrontPart;
}

/** The title page and the pages of the front matter as they're printed, in the play's own layout. */
function FrontPages({ doc, part }: FrontPagesProps) {
  const { pages, layout, scriptFonts } = useFrontManuscript(doc);
  const style = usePaperStyle(layout, scriptFonts);
  const list = useRef<HTMLOListElement>(null);
  const shown = pageOfPart(part, pages);
  useEffect(() => {
    const page = list.current?.children[shown];
    const scroller = list.current?.parentElement;
    if (page instanceof HTMLElement && scroller) scroller.scrollTop = page.offsetTop - pageGap;
  }, [shown]);
  return (
    <ScrollArea className="front-pages" label={frontMatterWords.pages} data-sentry-mask data-sentry-block>
      <ol ref={list} aria-label={frontMatterWords.pagesLabel({ count: pages.length })} style={style}>
        {pages.map((page, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
            key={index}
            className="front-paper paper"
            aria-label={index === 0 ? frontMatterWords.titlePage : frontMatterWords.page({ number: index })}
          >
            <Sheet page={page} layout={layout} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

/** Isn't drawn again if only other pages changed. */
const Sheet = memo(SheetOfPaper);

const pageGap = 16;

/** Returns the position of the page on which a part begins; -1 for a part that is empty. */
const pageOfPart = (part: FrontPart, pages: readonly ManuscriptSheet[]): number =>
  isOnTitlePage(part) ? 0 : pages.findIndex(({ parts }) => parts?.includes(part));
