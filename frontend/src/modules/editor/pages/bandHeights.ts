import type { EditorState, PluginView } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import type { ScreenBand, ScreenColumn } from "./bands.ts";

/**
 * Measures the columns of simultaneous speeches, moves each up beside the one before it, and begins the text after them below the
 * longest one. The browser reports sizes between layout and painting, so nothing is ever seen in the wrong place.
 */
export function bandHeights(view: EditorView, read: (state: EditorState) => readonly ScreenBand[]): PluginView {
  // jsdom has neither.
  if (!("ResizeObserver" in window) || !("adoptedStyleSheets" in document)) return {};
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const elements = view.dom.getElementsByClassName("is-abreast");
  const heights = new Map<string, number>();
  const observed = new Set<Element>();
  let bands: readonly ScreenBand[] = [];

  const setRules = (): void => sheet.replaceSync(bandRules(bands, heights));
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentBoxSize } of entries) {
      const id = target.getAttribute("data-id");
      if (id) heights.set(id, contentBoxSize[0]?.blockSize ?? 0);
    }
    setRules();
  });

  const update = (): void => {
    const now = read(view.state);
    if (now.length === 0 && bands.length === 0) return;
    for (const element of [...observed].filter((one) => !one.isConnected || !one.classList.contains("is-abreast"))) {
      observer.unobserve(element);
      observed.delete(element);
    }
    for (const element of elements) {
      if (observed.has(element)) continue;
      observed.add(element);
      observer.observe(element);
    }
    if (now === bands) return;
    bands = now;
    setRules();
  };

  update();
  return {
    update,
    destroy() {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}

/** Skips a band until the browser has laid it out. */
function bandRules(bands: readonly ScreenBand[], heights: ReadonlyMap<string, number>): string {
  return bands
    .filter((band) => band.every(({ ids }) => ids.every((id) => heights.has(id))))
    .flatMap((band) => rulesOf(band, (column) => column.ids.reduce((sum, id) => sum + (heights.get(id) ?? 0), 0)))
    .join("\n");
}

function rulesOf(band: ScreenBand, heightOf: (column: ScreenColumn) => number): readonly string[] {
  const heights = band.map(heightOf);
  const below = Math.max(...heights) - (heights.at(-1) ?? 0);
  return [
    ...band.slice(1).map(({ ids }, index) => rule(ids[0], "--band-above", heights[index] ?? 0)),
    rule(band.at(-1)?.ids.at(-1), "--band-below", below),
  ];
}

const rule = (id: BlockId | undefined, name: string, pixels: number): string =>
  `.manuscript [data-id="${CSS.escape(id ?? "")}"] { ${name}: ${pixels}px; }`;
