import { type EditorState, TextSelection } from "prosemirror-state";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { emptyQuery, type SearchQuery } from "#domain/play/search/searchQuery.ts";
import { findWords } from "#frontend/messages/find.yaml";
import { readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { type FindRequest, lastQuery } from "#frontend/modules/editor/find/findPlugin.ts";
import { type FindResults, FindSession } from "#frontend/modules/editor/find/findSession.ts";
import { searchInWorker } from "#frontend/modules/editor/find/searchInWorker.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { FindOptions } from "./FindOptions.tsx";
import { ReplaceFields } from "./ReplaceFields.tsx";
import "./find.css";

interface FindBarProps {
  readonly editor: Editor;
  readonly request: FindRequest;
}

/** Finds and replaces text in the manuscript, which stays visible and can be edited meanwhile. */
export function FindBar(props: FindBarProps) {
  const session = useFindSession(props.editor);
  return session ? <OpenFindBar {...props} session={session} /> : null;
}

function OpenFindBar({ editor, request, session }: FindBarProps & { readonly session: FindSession }) {
  const results = useSyncExternalStore(session.subscribe, session.results);
  const { query } = results;
  const field = useRef<HTMLInputElement>(null);
  const [isReplacing, setReplacing] = useState(request.isReplacing);
  const [replacement, setReplacement] = useState("");
  const [hasOptions, setOptions] = useState(hasOptionsSet(results));
  const [before] = useState(fieldWithFocus);
  const [opened] = useState(results);
  const close = (): void => {
    const isUsed = results.query !== opened.query || results.current !== opened.current;
    session.close();
    if (!isUsed) before?.focus();
  };
  useEffect(() => {
    if (request.isReplacing) setReplacing(true);
    if (editor.view()?.hasFocus()) session.setQuery(withSelectedText(session.results().query, editor.state()));
    field.current?.focus();
    field.current?.select();
  }, [request, editor, session]);
  const change = (part: Partial<typeof query>): void => session.setQuery({ ...query, ...part });
  return (
    <search
      aria-label={findWords.bar}
      className="find-bar"
      onKeyDown={(event) => onBarKey(event, close)}
      data-sentry-block
    >
      <div className="find-row">
        <input
          ref={field}
          className="find-field"
          type="text"
          dir="auto"
          aria-label={findWords.find}
          placeholder={findWords.find}
          value={query.text}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          aria-invalid={results.problem !== undefined}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={(event) => onFieldKey(event, session)}
        />
        <p role="status" className={results.problem ? "find-status find-problem" : "find-status"}>
          {statusOf(results)}
        </p>
        <Steps session={session} />
        <Disclosure label={findWords.showReplace} isOpen={isReplacing} onToggle={() => setReplacing(!isReplacing)} />
        <Disclosure label={findWords.options} isOpen={hasOptions} onToggle={() => setOptions(!hasOptions)} />
        <Button variant="bare" size="small" aria-label={findWords.close} onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      {isReplacing && <ReplaceFields editor={editor} session={session} text={replacement} onText={setReplacement} />}
      {hasOptions && <FindOptions editor={editor} query={query} onChange={change} />}
    </search>
  );
}

/** The field that the bar takes the focus from, such as one of the title page. */
function fieldWithFocus(): HTMLElement | undefined {
  const { activeElement: field } = document;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : undefined;
}

const hasOptionsSet = ({ query }: FindResults): boolean =>
  query.matchCase || query.wholeWord || query.isPattern || Object.keys(query.scope).length > 0;

function statusOf({ query, count, current, replaced, problem, isSearching }: FindResults): string {
  if (query.text === "") return "";
  if (replaced !== undefined) return findWords.replaced({ count: replaced });
  if (problem) return findWords.problems[problem];
  if (isSearching) return findWords.searching;
  return current === undefined ? findWords.results({ count }) : findWords.place({ current, count });
}

const Steps = ({ session }: { readonly session: FindSession }) => (
  <>
    <Button
      variant="bare"
      size="small"
      aria-label={findWords.previous}
      title={`${findWords.previous} (Shift+Enter)`}
      onClick={() => session.go(-1)}
    >
      <span aria-hidden="true">↑</span>
    </Button>
    <Button
      variant="bare"
      size="small"
      aria-label={findWords.next}
      title={`${findWords.next} (Enter)`}
      onClick={() => session.go(1)}
    >
      <span aria-hidden="true">↓</span>
    </Button>
  </>
);

interface DisclosureProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const Disclosure = ({ label, isOpen, onToggle }: DisclosureProps) => (
  <Button variant="bare" size="small" aria-expanded={isOpen} onClick={onToggle}>
    <span>{label}</span>
    <span className="menu-arrow" aria-hidden="true" />
  </Button>
);

/** Escape closes the bar from anywhere in it. */
function onBarKey(event: KeyboardEvent, close: () => void): void {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  close();
}

function onFieldKey(event: KeyboardEvent, session: FindSession): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  session.go(event.shiftKey ? -1 : 1);
}

/** Searches while a component is mounted, starting with the selected text or the last query. */
function useFindSession(editor: Editor): FindSession | undefined {
  const [session, setSession] = useState<FindSession>();
  useLayoutEffect(() => {
    const before = withinPlay(lastQuery(editor.state()) ?? emptyQuery, editor);
    const opened = new FindSession(editor, withSelectedText(before, editor.state()), searchInWorker);
    setSession(opened);
    return () => opened.end();
  }, [editor]);
  return session;
}

/** Leaves out a character or a heading that the play doesn't have anymore. The options couldn't show it. */
function withinPlay(query: SearchQuery, editor: Editor): SearchQuery {
  const { character, heading, ...others } = query.scope;
  const hasCharacter = character !== undefined && readSpeakers(editor).some(({ key }) => key === character);
  const hasHeading = heading !== undefined && outlineOf(editor.state()).some(({ id }) => id === heading);
  return { ...query, scope: { ...others, ...(hasCharacter && { character }), ...(hasHeading && { heading }) } };
}

/** A longer selection is more likely a place to search in than text to look for. */
const maxLength = 200;

/** Looks for the selected text, literally. Without a selection within one line, returns the query as it is. */
function withSelectedText(query: SearchQuery, { doc, selection }: EditorState): SearchQuery {
  const { $from, $to, from, to, empty } = selection;
  if (empty || !(selection instanceof TextSelection) || $from.parent !== $to.parent) return query;
  const text = doc.textBetween(from, to);
  return text.includes("\n") || text.length > maxLength ? query : { ...query, text, isPattern: false };
}
