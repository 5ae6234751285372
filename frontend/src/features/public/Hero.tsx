import { type Dispatch, type KeyboardEvent, useEffect, useId, useLayoutEffect, useReducer, useRef } from "react";
import { enterLeadsTo, tabLeadsTo } from "#domain/play/flow.ts";
import { editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { homeWords, openingPage } from "#frontend/messages/home.yaml";
import { findStageLines, saveStagePage } from "#frontend/modules/creating/stagePage.ts";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { Sheet } from "#frontend/ui/Sheet.tsx";
import { type HeroBlock, type HeroStep, heroReducer, openPage } from "./heroPage.ts";
import "./Hero.css";

/** The element that is highlighted at first. */
const firstHighlighted = 5;

/** A page that visitors can write on, with the editor's two main keys. */
export function Hero() {
  const [page, dispatch] = useReducer(heroReducer, openPage(openingPage, firstHighlighted));
  const helpId = useId();
  useEffect(() => {
    const blocks = findStageLines(Date.now());
    if (blocks) dispatch({ kind: "restore", blocks });
  }, []);
  useEffect(() => {
    if (page.isWritten) storeStagePage(page.blocks);
  }, [page]);
  const here = page.blocks.find(({ id }) => id === page.here);
  return (
    <div className="hero-page">
      <p className="hero-invitation">{homeWords.stageNote}</p>
      <Sheet className="hero-sheet">
        <div className="hero-number" aria-hidden="true">
          {homeWords.pageNumber}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn as a form; this is a page. */}
        <div role="group" aria-label={homeWords.stageLabel} aria-describedby={helpId}>
          {page.blocks.map((block) => (
            <Line
              key={block.id}
              block={block}
              isHere={block.id === page.here}
              isTouched={page.isTouched}
              dispatch={dispatch}
            />
          ))}
        </div>
      </Sheet>
      <p id={helpId} className="only-spoken">
        {homeWords.stageHelp}
      </p>
      {here && <Foot block={here} />}
    </div>
  );
}

function Foot({ block: { kind, text } }: { readonly block: HeroBlock }) {
  const empty = text.trim() === "";
  return (
    <p className="hero-foot">
      <kbd>{kindWords[kind]}</kbd>
      <span>
        <span>{editorWords.enterLeads({ kind: kindWords[enterLeadsTo(kind, { empty })] })}</span> ·{" "}
        <span>{editorWords.tabLeads({ kind: kindWords[tabLeadsTo(kind, { empty })] })}</span>
      </span>
    </p>
  );
}

interface LineProps {
  readonly block: HeroBlock;
  readonly isHere: boolean;
  readonly isTouched: boolean;
  readonly dispatch: Dispatch<HeroStep>;
}

function Line({ block: { id, kind, text }, isHere, isTouched, dispatch }: LineProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isLeaving = useRef(false);
  const isHydrated = useIsHydrated();
  // Before anything else is typed.
  useLayoutEffect(() => {
    if (isHere && isTouched) area.current?.focus();
  }, [isHere, isTouched]);
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = stepOf(event, id);
    // Nobody who only passes through with Tab changes the sample.
    const leaves = event.key === "Tab" && (event.shiftKey || isLeaving.current || !isTouched);
    isLeaving.current = event.key === "Escape";
    if (leaves || !step) return;
    event.preventDefault();
    dispatch(step);
  };
  return (
    <div className={`hero-line hero-${kind} ${isHere ? "hero-here" : ""}`} data-text={text}>
      <textarea
        ref={area}
        rows={1}
        cols={1}
        value={text}
        readOnly={!isHydrated}
        maxLength={600}
        spellCheck={false}
        aria-label={kindWords[kind]}
        placeholder={isHere ? homeWords.empty : ""}
        onChange={(event) => dispatch({ kind: "type", id, text: event.target.value })}
        onFocus={() => dispatch({ kind: "visit", id })}
        onKeyDown={onKey}
      />
      {isHere && !isTouched && <span className="hero-caret" data-text={text} aria-hidden="true" />}
      {kind === "parenthetical" && <Brackets />}
    </div>
  );
}

function stepOf(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  id: number,
): HeroStep | undefined {
  const at = currentTarget.selectionStart;
  if (key === "Enter") return { kind: "enter", id, at };
  if (key === "Tab" && !shiftKey) return { kind: "tab", id, at };
  if (key === "Backspace" && currentTarget.value === "") return { kind: "rub-out", id };
  return undefined;
}

const Brackets = () => (
  <span aria-hidden="true">
    <span className="hero-bracket hero-bracket-open">(</span>
    <span className="hero-bracket hero-bracket-close">)</span>
  </span>
);

/** Keeps the page for the visitor's first play. */
const storeStagePage = (blocks: readonly HeroBlock[]): void =>
  saveStagePage({ lines: blocks.map(({ kind, text }) => ({ kind, text })) }, Date.now());
