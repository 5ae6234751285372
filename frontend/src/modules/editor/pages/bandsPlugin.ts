import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { changedBlocks, findBlocks, idOf } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";
import { bandHeights } from "./bandHeights.ts";
import type { ScreenBand, ScreenColumn, Spacer } from "./bands.ts";
import { gapsOf } from "./gaps.ts";
import { columnProperties } from "./layoutRules.ts";
import { drawGap, gapKey } from "./pageGap.ts";
import type { Pages } from "./pages.ts";
import { pagesShown } from "./pagesPlugin.ts";

interface Shown {
  readonly pages: Pages;
  readonly bands: readonly ScreenBand[];
  readonly decorations: DecorationSet;
}

const key = new PluginKey<Shown>("bands");

/**
 * Shows simultaneous speeches side by side, as on paper. Their elements stay in the order of the play: each column but the
 * first is moved up beside the one before it.
 */
export const bandsPlugin = (): Plugin<Shown> =>
  new Plugin({
    key,
    state: {
      init: (_, state) => draw(state.doc, pagesShown(state), []),
      apply(tr, shown, _, state) {
        const pages = pagesShown(state);
        if (pages !== shown.pages && !looksSame(pages, shown)) return draw(tr.doc, pages, pages.bands);
        if (!tr.docChanged || shown.bands.length === 0) return pages === shown.pages ? shown : { ...shown, pages };
        // A new element belongs to a column at once, not only when the pages have been computed.
        if (isOtherStructure(tr)) return draw(tr.doc, pages, pages.bandsIn(tr.doc));
        return { ...shown, pages, decorations: shown.decorations.map(tr.mapping, tr.doc) };
      },
    },
    view: (view) => bandHeights(view, bandsShown),
    props: { decorations: (state) => key.getState(state)?.decorations },
  });

const bandsShown = (state: EditorState): readonly ScreenBand[] => key.getState(state)?.bands ?? [];

/** Returns whether the columns are where they were, so that mapped decorations are still right. */
const looksSame = (pages: Pages, shown: Shown): boolean =>
  pages.layout === shown.pages.layout &&
  JSON.stringify(pages.bands) === JSON.stringify(shown.bands) &&
  JSON.stringify(spacersIn(pages)) === JSON.stringify(spacersIn(shown.pages));

const spacersIn = (pages: Pages) => pages.spacers.map((spacer) => [spacer, gapOf(spacer, pages)]);

/** Returns whether elements were added, removed, or given another kind. */
function isOtherStructure({ before, doc }: Transaction): boolean {
  const changed = changedBlocks(before, doc);
  return (
    changed.before.length !== changed.after.length ||
    changed.before.some((node, index) => node.attrs !== changed.after[index]?.attrs)
  );
}

function draw(doc: Node, pages: Pages, bands: readonly ScreenBand[]): Shown {
  if (bands.length === 0) return { pages, bands, decorations: DecorationSet.empty };
  const columns = new Map(
    bands.flatMap((band) => band.flatMap((column, at) => column.ids.map((id) => [id, { column, at }]))),
  );
  const placed = findBlocks(doc, new Set(columns.keys()));
  const spacers = new Map(pages.spacers.map((spacer) => [spacer.blockId, spacer]));
  const decorations = placed.flatMap(({ node, pos }) => {
    const id = idOf(node);
    const place = columns.get(id);
    const spacer = spacers.get(id);
    return [
      ...(place ? [Decoration.node(pos, pos + node.nodeSize, attributesIn(node, place, pages))] : []),
      ...(spacer ? spacerDecoration(spacer, node, pos, pages) : []),
    ];
  });
  return { pages, bands, decorations: DecorationSet.create(doc, decorations) };
}

interface Place {
  readonly column: ScreenColumn;
  /** In the order of the play. */
  readonly at: number;
}

function attributesIn(
  node: Node,
  { column, at }: Place,
  { layout, scriptFonts, inner }: Pages,
): Record<string, string> {
  const { id, kind } = attributesOf(node);
  const isFirst = column.ids[0] === id;
  const style = {
    ...columnProperties(inner.has(id) ? "innerDirection" : kind, column, { layout, scriptFonts }),
    ...(isFirst ? {} : { "--rows-before": 0 }),
    ...(isFirst && at > 0 ? { "margin-top": "calc(-1 * var(--band-above, 0px))" } : {}),
  };
  const declarations = Object.entries(style).map(([name, value]) => `${name}: ${value}`);
  return { class: "is-abreast", style: declarations.join("; ") };
}

const gapOf = ({ page }: Spacer, pages: Pages) => gapsOf(pages)[page - 1];

function spacerDecoration(spacer: Spacer, node: Node, pos: number, pages: Pages): readonly Decoration[] {
  const gap = gapOf(spacer, pages);
  if (!gap) return [];
  const drawSpacer = (): HTMLElement => {
    const element = drawGap(gap);
    element.classList.add("page-gap-spacer");
    return element;
  };
  const at = pos + 1 + Math.min(spacer.offset, node.content.size);
  return [Decoration.widget(at, drawSpacer, { key: `spacer ${gapKey(gap)}`, side: -1, ignoreSelection: true })];
}
