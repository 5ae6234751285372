import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection } from "prosemirror-state";
import { DecorationSet } from "prosemirror-view";
import { patternMatcher } from "#domain/play/search/patternMatcher.ts";
import { hasSameMatches, type SearchQuery } from "#domain/play/search/searchQuery.ts";
import { readNaming } from "../characters/readNaming.ts";
import type { Editor } from "../editor.ts";
import { showPosition } from "../goTo.ts";
import { withJump } from "../navigation/jumps.ts";
import { findScroller } from "../pages/scroller.ts";
import { knownLanguageOf } from "../playLanguage.ts";
import { readSelection } from "../plugins/syncSelection.ts";
import { posOf, type TextPlace } from "../schema/editorCursor.ts";
import { withFind } from "./findPlugin.ts";
import { allHits, type Hit, HitFinder, type Hits, hitAt, indexFrom } from "./hitFinder.ts";
import { groupsNear, marksOf, type NearGroups } from "./hitMarks.ts";
import { replaceHits } from "./replaceHits.ts";
import type { PatternProblem, SearchPattern } from "./searchTexts.ts";

export interface FindResults {
  readonly query: SearchQuery;
  readonly count: number;
  /** Counts from 1; undefined if no match is current. */
  readonly current: number | undefined;
  /** How many were replaced at once, until something else is looked for or found. */
  readonly replaced: number | undefined;
  readonly problem: PatternProblem | undefined;
  readonly isSearching: boolean;
}

type EditorParts = Pick<Editor, "doc" | "state" | "dispatch" | "subscribe" | "view">;

/** Milliseconds before a pattern is looked for: each search starts a worker. */
const patternPauseMs = 120;

/** Until the first search is done, nothing is marked. */
const nothing: NearGroups = { first: 0, last: -1 };

/** The search of an open find bar. The manuscript's selection stays where it is until the bar closes. */
export class FindSession {
  readonly #editor: EditorParts;
  readonly #searchPattern: SearchPattern;
  readonly #listeners = new Set<() => void>();
  readonly #closing = new AbortController();
  #finder: HitFinder;
  #hits: Hits & { readonly doc: Node };
  #results: FindResults;
  /** The current match. */
  #place: TextPlace | undefined;
  /** Whether to go to the first match as soon as there is one. */
  #isLookingForFirst = false;
  #replaced: number | undefined;
  #problem: PatternProblem | undefined;
  #patternWork: AbortController | undefined;
  #near = nothing;
  #marks: { readonly doc: Node; readonly set: DecorationSet } | undefined;
  #seen: EditorState;

  constructor(editor: EditorParts, query: SearchQuery, searchPattern: SearchPattern) {
    this.#editor = editor;
    this.#searchPattern = searchPattern;
    this.#seen = editor.state();
    this.#finder = this.#finderOf(query);
    this.#hits = this.#find(this.#seen.doc);
    this.#results = this.#read();
    const { signal } = this.#closing;
    signal.addEventListener("abort", editor.subscribe(this.#onEditor));
    const view = editor.view();
    const scroller = view && findScroller(view.dom);
    scroller?.addEventListener("scroll", this.#onScroll, { passive: true, signal });
    editor.dispatch(withFind(editor.state().tr, { session: this }));
    this.setQuery(query);
  }

  readonly results = (): FindResults => this.#results;

  /** Calls the listener after every change of the results. Returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Looks for something else, and goes to its first match at or after the current one, or else after the cursor. */
  setQuery(query: SearchQuery): void {
    if (!hasSameMatches(query, this.#finder.query)) this.#problem = undefined;
    if (query.isPattern) this.#problem = problemOf(query) ?? this.#problem;
    this.#finder = this.#finderOf(query, this.#finder);
    this.#isLookingForFirst = true;
    this.#replaced = undefined;
    this.#refresh();
  }

  /** Goes to the next or previous match, from the current one or the cursor. Wraps around at the ends. */
  go(step: 1 | -1): void {
    const { count } = this.#hits;
    const { current } = this.#results;
    if (count === 0) return;
    this.#replaced = undefined;
    const next = indexFrom(this.#hits, this.#editor.state().selection.from);
    if (current === undefined) this.#goTo(step > 0 ? next : next - 1);
    else this.#goTo(current - 1 + step);
  }

  /** Replaces the current match and goes to the next one. Without a current match, only goes there. */
  replace(replacement: string): void {
    const hit = this.#currentHit();
    if (!hit) {
      this.go(1);
      return;
    }
    this.#replaced = undefined;
    const { doc } = this.#editor.state();
    this.#replace([hit], replacement);
    const grown = this.#editor.state().doc.content.size - doc.content.size;
    this.#place = { id: hit.id, offset: hit.offset + hit.to - hit.from + grown };
    this.#isLookingForFirst = true;
    this.#refresh();
  }

  /** Replaces all matches, as one step for undo; none while some elements haven't been searched. */
  replaceAll(replacement: string): void {
    const { count, missing } = this.#hits;
    if (count === 0 || missing.length > 0) return;
    this.#replace(allHits(this.#hits), replacement);
    this.#replaced = count;
    this.#publish();
  }

  /** Closes the bar and puts the cursor before the current match. */
  close(): void {
    const { query } = this.#finder;
    const hit = this.#currentHit();
    this.end();
    const view = this.#editor.view();
    view?.focus();
    const { tr } = this.#editor.state();
    if (hit) withJump(tr.setSelection(TextSelection.create(tr.doc, hit.from)).scrollIntoView());
    this.#editor.dispatch(withFind(tr, { request: undefined, session: undefined, query }));
  }

  /** Stops searching without touching the editor. */
  end(): void {
    this.#closing.abort();
    this.#patternWork?.abort();
    this.#listeners.clear();
  }

  /** Returns the marks near the visible part. */
  marks(doc: Node): DecorationSet {
    if (this.#closing.signal.aborted) return DecorationSet.empty;
    if (this.#marks?.doc !== doc) {
      const set = marksOf(doc, this.#hitsIn(doc), this.#near, this.#place && posOf(doc, this.#place));
      this.#marks = { doc, set };
    }
    return this.#marks.set;
  }

  #finderOf(query: SearchQuery, before?: HitFinder): HitFinder {
    return new HitFinder(query, before, query.scope.character === undefined ? undefined : readNaming(this.#editor));
  }

  #hitsIn(doc: Node): Hits {
    if (this.#hits.doc !== doc) this.#hits = this.#find(doc);
    return this.#hits;
  }

  #find(doc: Node): Hits & { readonly doc: Node } {
    const found = this.#problem ? { groups: [], count: 0, missing: [] } : this.#finder.find(doc);
    return { ...found, doc };
  }

  #currentHit(): Hit | undefined {
    const { current } = this.#results;
    return current === undefined ? undefined : hitAt(this.#hits, current - 1);
  }

  readonly #onEditor = (): void => {
    const [before, now] = [this.#seen, this.#editor.state()];
    this.#seen = now;
    if (now.doc !== before.doc) {
      const { count } = this.#results;
      if (this.#hitsIn(now.doc).count !== count) this.#replaced = undefined;
      this.#update();
    } else if (!now.selection.eq(before.selection)) {
      this.#place = undefined;
      this.#refresh();
    }
  };

  #frame: number | undefined;

  readonly #onScroll = (): void => {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#mark();
    });
  };

  /** Searches everything again that isn't known yet, and shows it. */
  #refresh(): void {
    this.#hits = this.#find(this.#editor.state().doc);
    this.#update();
    this.#mark(true);
  }

  #update(): void {
    const { missing } = this.#hitsIn(this.#editor.state().doc);
    this.#patternWork?.abort();
    this.#patternWork = undefined;
    if (missing.length > 0) void this.#searchMissing(missing);
    else if (this.#isLookingForFirst) this.#goToFirst();
    this.#publish();
  }

  #publish(): void {
    this.#results = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #goToFirst(): void {
    this.#isLookingForFirst = false;
    const state = this.#editor.state();
    const start = (this.#place && posOf(state.doc, this.#place)) ?? state.selection.from;
    const index = indexFrom(this.#hits, start);
    this.#show(hitAt(this.#hits, index) ?? hitAt(this.#hits, 0));
  }

  async #searchMissing(blocks: readonly Node[]): Promise<void> {
    const work = new AbortController();
    const finder = this.#finder;
    this.#patternWork = work;
    await new Promise((resolve) => setTimeout(resolve, patternPauseMs));
    if (work.signal.aborted) return;
    const texts = blocks.map((block) => block.textContent);
    const answer = await this.#searchPattern({ query: finder.query, texts }, work.signal);
    if (work.signal.aborted) return;
    if (answer.kind === "failed") this.#problem = answer.problem;
    else for (const [index, block] of blocks.entries()) finder.supply(block, answer.ranges[index] ?? []);
    this.#refresh();
  }

  #goTo(index: number): void {
    const { count } = this.#hits;
    this.#isLookingForFirst = false;
    this.#show(count > 0 ? hitAt(this.#hits, (index + count) % count) : undefined);
    this.#publish();
  }

  /** Makes a match the current one and scrolls it into view. */
  #show(hit: Hit | undefined): void {
    this.#place = hit && { id: hit.id, offset: hit.offset };
    if (hit) showPosition(this.#editor, hit.from);
    this.#mark(true);
    // The mark is a better place to scroll to than its element, which may be longer than the window.
    if (hit) showPosition(this.#editor, hit.from);
  }

  /** Draws the marks again if they changed, or if others have come near the visible part. */
  #mark(isChanged = false): void {
    const view = this.#editor.view();
    if (!view || view.isDestroyed || this.#closing.signal.aborted) return;
    const near = groupsNear(view);
    if (!isChanged && near.first === this.#near.first && near.last === this.#near.last) return;
    this.#near = near;
    this.#marks = undefined;
    if (view.composing) return;
    readSelection(view);
    view.updateState(this.#editor.state());
  }

  #replace(hits: readonly Hit[], replacement: string): void {
    const view = this.#editor.view();
    if (view) readSelection(view);
    const { doc, state, dispatch } = this.#editor;
    dispatch(replaceHits(state(), this.#finder.query, hits, replacement, knownLanguageOf(doc)));
  }

  #read(): FindResults {
    const { doc, count, missing } = this.#hits;
    const pos = this.#place && posOf(doc, this.#place);
    const index = pos === undefined ? count : indexFrom(this.#hits, pos);
    const isCurrent = pos !== undefined && hitAt(this.#hits, index)?.from === pos;
    return {
      query: this.#finder.query,
      count,
      current: isCurrent ? index + 1 : undefined,
      replaced: this.#replaced,
      problem: this.#problem,
      isSearching: missing.length > 0,
    };
  }
}

function problemOf(query: SearchQuery): PatternProblem | undefined {
  try {
    patternMatcher(query);
    return undefined;
  } catch {
    return "invalid";
  }
}
