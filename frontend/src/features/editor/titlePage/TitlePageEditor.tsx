import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import type { FrontPart } from "#domain/play/front/frontFields.ts";
import { fieldsAt, type TitlePageField } from "#domain/play/front/frontPlaces.ts";
import { titlePageTable } from "#domain/play/front/frontTable.ts";
import { introductionOf } from "#domain/play/layout/front/introductions.ts";
import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import { editorWords, frontWords } from "#frontend/messages/editor.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { usePlayTyping } from "#frontend/modules/editor/playLanguage.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { bringIntoView } from "../opening/useSavedCursor.ts";
import { useFront } from "./useFront.ts";
import { useFrontField } from "./useFrontField.ts";
import "./titlePage.css";

interface FrontProps {
  readonly editor: Editor;
}

interface TitlePageProps extends FrontProps {
  /** Opens everything that comes before the play. */
  readonly onFrontMatter: () => void;
}

/** The title page as it prints. Every line can be edited. */
export function TitlePageEditor({ editor, onFrontMatter }: TitlePageProps) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => editor.onFrontRestored((part) => showRestored(editor, page.current, part)), [editor]);
  return (
    <section ref={page} className="editor-title-page" aria-label={editorWords.titlePage} data-sentry-mask>
      <Button className="editor-front-matter" size="small" onMouseDown={keepFocus} onClick={onFrontMatter}>
        {editorWords.editFrontMatter}
      </Button>
      <div className="editor-title-middle">
        <FrontLines editor={editor} place="middle" />
      </div>
      <div className="editor-title-foot">
        <div>
          <FrontLines editor={editor} place="left" />
        </div>
        <div>
          <FrontLines editor={editor} place="right" />
        </div>
      </div>
    </section>
  );
}

/** Shows what undo or redo has changed of the front matter: moves to its field, or says what it was. */
function showRestored({ screen }: Editor, page: HTMLElement | null, part: FrontPart): void {
  if (screen.shown.get().dialog) return;
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.dataset.front === part) return;
  const field = page?.querySelector<HTMLTextAreaElement>(`textarea[data-front="${part}"]`);
  if (field) {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  } else void nameOf(part).then((name) => showToast(editorWords.frontRestored({ part: name })));
}

/** The names load with their first use. Without a connection, the field's own name is close enough. */
async function nameOf(part: FrontPart): Promise<string> {
  const names = await import("#frontend/messages/frontMatter.yaml").catch(() => undefined);
  if (!names) return part;
  return part === "characters" ? names.frontSections.characters : names.frontFieldLabels[part];
}

interface FrontLinesProps extends FrontProps {
  readonly place: "middle" | "left" | "right";
}

const FrontLines = ({ editor, place }: FrontLinesProps) =>
  fieldsAt(place).map((field) => <IntroducedLine key={field} editor={editor} field={field} />);

interface FrontLineProps extends FrontProps {
  readonly field: TitlePageField;
}

/** A line after the words that introduce it on paper. While it's empty, it isn't printed, and neither are they. */
function IntroducedLine({ editor, field }: FrontLineProps) {
  const introduction = introductionOf(field, usePlayTyping(editor.doc).language);
  const isEmpty = useFront(editor.doc)[field] === "";
  const line = <FrontLine editor={editor} field={field} />;
  if (introduction === "") return line;
  return (
    <div className="editor-introduced" dir="auto">
      {!isEmpty && (
        <span aria-hidden="true" style={{ "--lines-above": titlePageTable[field].linesAbove }}>
          {introduction}
        </span>
      )}
      {line}
    </div>
  );
}

function FrontLine({ editor, field }: FrontLineProps) {
  const { rows, maxLength, linesAbove, isRare } = titlePageTable[field];
  const { props, write } = useFrontField(editor, field);
  const { by } = pageWordsOf(usePlayTyping(editor.doc).language);
  const placeholders: Partial<Record<TitlePageField, string>> = { title: editorWords.titleHint, credit: by };
  const isOneLine = rows === 1;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    props.onKeyDown(event);
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isOneLine) return;
    event.preventDefault();
    goOn(editor, event.currentTarget, field);
  };
  return (
    <textarea
      className={`editor-front-${field}`}
      style={{ "--lines-above": linesAbove }}
      rows={rows}
      aria-label={frontWords[field]}
      placeholder={placeholders[field] ?? frontWords[field]}
      maxLength={maxLength}
      {...props}
      // Tab passes it on its way to the text. Its form and a click lead to it.
      tabIndex={isRare && props.value === "" ? -1 : 0}
      onKeyDown={onKeyDown}
      onFocus={selectAfterField}
      onChange={({ target: { value } }) => write(isOneLine ? value.replaceAll("\n", " ") : value)}
    />
  );
}

/**
 * Selects a line that Enter or Tab leads to from another line, so that typing replaces what was filled in. After a click,
 * the browser puts the cursor where the pointer is.
 */
function selectAfterField({ currentTarget, relatedTarget }: FocusEvent<HTMLTextAreaElement>): void {
  if (relatedTarget instanceof HTMLTextAreaElement) currentTarget.select();
}

/** Returns where Enter leads: from above the authors to them, and through the foot. From other lines, it leads to the text. */
function afterEnter(field: TitlePageField): TitlePageField | undefined {
  const middle = fieldsAt("middle");
  if (middle.indexOf(field) < middle.indexOf("authors") && middle.includes(field)) return "authors";
  const foot = [...fieldsAt("left"), ...fieldsAt("right")];
  return foot.includes(field) ? foot[foot.indexOf(field) + 1] : undefined;
}

/**
 * Moves to the next line of the title page, or to the first page of the play. After the title, writers go on with the author
 * or with the play, so a line that has words already isn't in the way.
 */
function goOn(editor: Editor, line: HTMLElement, field: TitlePageField): void {
  const next = line.closest("section")?.querySelector<HTMLTextAreaElement>(`[data-front="${afterEnter(field)}"]`);
  const view = editor.view();
  if (next && (field === "credit" || next.value.trim() === "")) next.focus();
  else if (view) {
    view.focus();
    bringIntoView(view, view.state.selection.head);
  }
}
