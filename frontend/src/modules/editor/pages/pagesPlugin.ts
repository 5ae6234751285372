import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type PluginView } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { type Layout, linesPerPage } from "#domain/play/layout/layout.ts";
import type { PageBreak } from "#domain/play/layout/pageBreaks.ts";
import type { BlockId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { memoizeAsync } from "#frontend/platform/memoizeAsync.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";
import { readSelection } from "../plugins/syncSelection.ts";
import { idOf, type PlacedBlock, placedBlocks } from "../schema/flat.ts";
import { viewSettings } from "../screen/viewSettings.ts";
import type { LayoutSource } from "./documentLayout.ts";
import { type Gap, gapsOf } from "./gaps.ts";
import { keepPlaceStill } from "./keepPlaceStill.ts";
import { openLayoutSheet } from "./layoutSheet.ts";
import { manuscriptScreenOf } from "./manuscriptScreen.ts";
import { matchCharacterWidth } from "./matchCharacterWidth.ts";
import { noPages } from "./noPages.ts";
import { drawGap, gapKey } from "./pageGap.ts";
import type { Pages } from "./pages.ts";

interface Shown {
  readonly pages: Pages;
  /** The heights of the groups that the play has now, in pixels; none before the first pagination. */
  readonly groupHeights: readonly number[];
  readonly decorations: DecorationSet;
}

const key = new PluginKey<Shown>("pages");

/** The code that lays out pages isn't needed before the browser is idle, as the work isn't. */
const loadPages = memoizeAsync(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import("./pages.ts");
});

export const pagesShown = (state: EditorState): Pages => key.getState(state)?.pages ?? noPages;

/** Returns the page number of a position in the play, counting from 1. */
export const pageNumberAt = (state: EditorState, pos: number): number =>
  1 + (key.getState(state)?.decorations.find(0, pos, isGap).length ?? 0);

/** Returns where pages begin after the first one, in order. */
export const pageStarts = (state: EditorState): readonly number[] =>
  (key.getState(state)?.decorations.find(undefined, undefined, isGap) ?? [])
    .map(({ from }) => from)
    .sort((a, b) => a - b);

/** Only gaps have a key. */
const isGap = (spec: { key?: string }): boolean => spec.key !== undefined;

/**
 * Shows the manuscript in its layout, and where its pages begin. Pagination runs when the writer pauses, never within a
 * keystroke.
 */
export const pagesPlugin = (layout: LayoutSource): Plugin<Shown> =>
  new Plugin({
    key,
    state: {
      init: (): Shown => ({ pages: noPages, groupHeights: [], decorations: DecorationSet.empty }),
      apply(tr, shown, { doc: before }) {
        const pages = tr.getMeta(key) as Pages | undefined;
        if (pages) return looksSame(pages, shown) ? { ...shown, pages } : drawPages(tr.doc, pages);
        if (!tr.docChanged) return shown;
        const mapped = { ...shown, decorations: shown.decorations.map(tr.mapping, tr.doc) };
        return tr.doc.childCount === before.childCount ? mapped : withGroupHeights(mapped, before, tr.doc);
      },
    },
    view: (view) => new PageSetter(view, layout),
    props: {
      decorations: (state) => key.getState(state)?.decorations,
      attributes: (state) => sheetAttributes(pagesShown(state)),
    },
  });

/** Returns whether nothing moved: mapped decorations are still right and don't need to be rebuilt. */
function looksSame(now: Pages, { pages: before, groupHeights }: Shown): boolean {
  return (
    now.layout === before.layout &&
    now.breaks.length === before.breaks.length &&
    now.breaks.every((page, index) => isSameBreak(page, before.breaks[index])) &&
    isSameSet(now.inner, before.inner) &&
    isSameSet(now.continuing, before.continuing) &&
    JSON.stringify(now.bands) === JSON.stringify(before.bands) &&
    isSameRuns(now.together, before.together) &&
    now.groupHeights.length === groupHeights.length &&
    now.groupHeights.every((height, index) => height === groupHeights[index])
  );
}

const isSameRuns = (now: Pages["together"], before: Pages["together"]): boolean =>
  isSameSet(new Set(now.keys()), new Set(before.keys())) &&
  isSameSet(new Set([...now.values()].flat()), new Set([...before.values()].flat()));

const isSameSet = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));

const isSameBreak = (page: PageBreak, before: PageBreak | undefined): boolean =>
  before !== undefined &&
  page.usedLines === before.usedLines &&
  gapKey({ page, restLines: 0 }) === gapKey({ page: before, restLines: 0 });

const drawPages = (doc: Node, pages: Pages): Shown => ({
  pages,
  groupHeights: pages.groupHeights,
  decorations: decorationsOf(doc, pages),
});

/** Sets the attributes with which the style sheet draws the head of the first sheet and the rest of the last. */
function sheetAttributes({ breaks, layout }: Pages): Record<string, string> {
  const rest = linesPerPage(layout) - (breaks.at(-1)?.usedLines ?? 0);
  return { "data-label": breaks[0]?.label ?? "", style: `--rest: ${Math.max(0, rest)}` };
}

function decorationsOf(doc: Node, pages: Pages): DecorationSet {
  const { layout, inner, continuing, together } = pages;
  const placed = new Map(placedBlocks(doc).map((block) => [idOf(block.node), block]));
  const each = <T>(ids: Iterable<T>, idIn: (one: T) => BlockId, draw: (block: PlacedBlock, one: T) => Decoration) =>
    [...ids].flatMap((one) => {
      const block = placed.get(idIn(one));
      return block ? [draw(block, one)] : [];
    });
  const besideOthers = new Set(pages.bands.flatMap((band) => band.flatMap(({ ids }) => ids)));
  for (const [first] of pages.bands) besideOthers.delete(first?.ids[0] as BlockId);
  const goesOn = { class: "is-continuing", "data-speaks-on": layout.marks.speaksOn };
  return DecorationSet.create(doc, [
    ...heightDecorations(doc, pages.groupHeights),
    ...each(
      gapsOf(pages),
      ({ page }) => page.blockId,
      (block, gap) => gapDecoration(block, gap, besideOthers),
    ),
    ...each(
      inner,
      (id) => id,
      (block) => nodeDecoration(block, { class: "is-inner" }),
    ),
    ...each(
      continuing,
      (id) => id,
      (block) => nodeDecoration(block, goesOn),
    ),
    ...each(
      together.keys(),
      (id) => id,
      (block) => nodeDecoration(block, { "data-together": editorWords.together }),
    ),
    ...each(
      [...together.values()].flat(),
      (id) => id,
      (block) => nodeDecoration(block, { class: "is-together" }),
    ),
  ]);
}

/** Sets the height that the browser uses for a group that it doesn't lay out. */
function heightDecorations(doc: Node, groupHeights: readonly number[]): Decoration[] {
  let pos = 0;
  return doc.children.map((group, index) => {
    const start = pos;
    pos += group.nodeSize;
    const style = `contain-intrinsic-block-size: ${groupHeights[index] ?? 0}px`;
    return Decoration.node(start, pos, { style }, { isHeight: true });
  });
}

/** Gives groups that were split or joined their heights at once; the text would jump until the next pagination. */
function withGroupHeights(shown: Shown, before: Node, doc: Node): Shown {
  const { pages, groupHeights, decorations } = shown;
  if (groupHeights.length === 0) return shown;
  const known = new Map(before.children.map((group, index) => [group, groupHeights[index]]));
  const next = doc.children.map((group, index) => known.get(group) ?? pages.groupHeight(group, index === 0));
  const old = decorations.find(undefined, undefined, ({ isHeight }) => isHeight === true);
  return { pages, groupHeights: next, decorations: decorations.remove(old).add(doc, heightDecorations(doc, next)) };
}

const nodeDecoration = ({ node, pos }: PlacedBlock, attributes: Record<string, string>): Decoration =>
  Decoration.node(pos, pos + node.nodeSize, attributes);

/** A gap before an element that's beside others is in it, so that it's part of its column's height. */
function gapDecoration({ node, pos }: PlacedBlock, gap: Gap, besideOthers: ReadonlySet<BlockId>): Decoration {
  const isWithin = gap.page.offset > 0 || besideOthers.has(gap.page.blockId);
  const at = isWithin ? pos + 1 + Math.min(gap.page.offset, node.content.size) : pos;
  return Decoration.widget(at, () => drawGap(gap), { key: gapKey(gap), side: -1, ignoreSelection: true });
}

/** Milliseconds without a change before pagination runs again: longer than the time between two keys of a word. */
const pauseMs = 180;

class PageSetter implements PluginView {
  readonly #view: EditorView;
  readonly #layout: LayoutSource;
  readonly #sheet = openLayoutSheet();
  #shownLayout: Layout | undefined;
  #shownScriptFonts = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWork: (() => void) | undefined;
  readonly #stopWatching: readonly (() => void)[];

  constructor(view: EditorView, layout: LayoutSource) {
    this.#view = view;
    this.#layout = layout;
    void this.#sheet.show(layout.read(), []);
    const paginateNow = () => this.#begin(0);
    this.#stopWatching = [
      observeWidth(view.dom, paginateNow),
      layout.subscribe(paginateNow),
      viewSettings.subscribe(paginateNow),
    ];
    paginateNow();
  }

  update(view: EditorView, before: EditorState): void {
    if (view.state.doc === before.doc) return;
    this.#begin(pauseMs);
  }

  destroy(): void {
    this.#stop();
    for (const stop of this.#stopWatching) stop();
    this.#sheet.remove();
  }

  #begin(afterMs: number): void {
    this.#stop();
    this.#timer = setTimeout(() => void this.#setPages(), afterMs);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopWork?.();
  }

  /** Without the code for it, which loads after the text is shown, it tries again at the next change. */
  async #setPages(): Promise<void> {
    const timer = this.#timer;
    const code = await loadPages().catch(() => undefined);
    if (!code || timer !== this.#timer) return;
    const { doc } = this.#view.state;
    const steps = code.pagesSteps(
      doc,
      this.#layout.read(),
      manuscriptScreenOf(() => this.#view.dom.clientWidth, viewSettings.get()),
    );
    this.#stopWork = workWhenIdle(steps, (pages) => this.#show(pages));
  }

  /** Shows pages that match the current text and layout: any change would have canceled the work. */
  #show(pages: Pages): void {
    const view = this.#view;
    if (view.isDestroyed || view.composing) return;
    readSelection(view);
    const isOtherLayout = pages.layout !== this.#shownLayout;
    const scriptFonts = pages.scriptFonts.join();
    keepPlaceStill(view, () => {
      if (isOtherLayout || scriptFonts !== this.#shownScriptFonts) void this.#showLayout(pages, isOtherLayout);
      view.dispatch(view.state.tr.setMeta(key, pages));
    });
    this.#shownLayout = pages.layout;
    this.#shownScriptFonts = scriptFonts;
  }

  /** Measures the layout's own font: the one that replaces it until it's declared may have wider characters. */
  async #showLayout(pages: Pages, isOtherLayout: boolean): Promise<void> {
    await this.#sheet.show(pages.layout, pages.scriptFonts);
    if (!isOtherLayout || this.#view.isDestroyed || this.#shownLayout !== pages.layout) return;
    await matchCharacterWidth(this.#view.dom, pages);
  }
}

/**
 * Calls back when the element's width changes, for example when a phone is turned. Returns a function that stops it.
 */
function observeWidth(element: HTMLElement, onChange: () => void): () => void {
  if (!("ResizeObserver" in window)) return () => undefined;
  // The observer reports the width after the first layout. Reading it here would be another layout.
  let width: number | undefined;
  const observer = new ResizeObserver(() => {
    const before = width;
    width = element.clientWidth;
    if (before !== undefined && before !== width) onChange();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
