import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { Layout } from "#domain/play/layout/layout.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { scriptFontsOf } from "#domain/play/layout/measures/scriptFonts.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play, Span } from "#domain/play/play.ts";
import { fontStack } from "./fontStack.ts";
import { loadFontFaces } from "./loadFontFaces.ts";
import { SheetOfPaper } from "./SheetOfPaper.tsx";
import "./printing.css";

/** Loads the fonts that a play's pages need, because a browser that starts printing doesn't wait for fonts. */
async function loadPrintFonts(play: Play): Promise<void> {
  if (!("fonts" in document)) return;
  const { family } = layoutOf(play).font;
  const families = [family, ...scriptFontsOf(play)];
  await loadFontFaces(family, scriptFontsOf(play));
  const letters = new Map<string, Set<string>>();
  const spans = play.blocks.flatMap(({ text }) => text);
  // Page numbers and running heads use the regular face.
  for (const span of [{ text: spans.map(({ text }) => text).join("") }, ...spans]) {
    const face = `${faceOf(span)} 12pt "${families.join('", "')}"`;
    letters.set(face, new Set([...(letters.get(face) ?? []), ...span.text]));
  }
  const loads = Array.from(letters, ([face, used]) => document.fonts.load(face, [...used].join("")));
  await Promise.allSettled(loads);
}

const faceOf = ({ bold, italic }: Span): string => `${italic ? "italic" : "normal"} ${bold ? "bold" : "normal"}`;

export { loadPrintFonts };

interface PrintedManuscriptProps {
  /** Called each time the browser prints. */
  readonly readPlay: () => Play;
  readonly language?: string | undefined;
}

/** While this is mounted, the browser prints the pages of the PDF instead of the screen. */
export function PrintedManuscript({ readPlay, language }: PrintedManuscriptProps) {
  const manuscript = useManuscriptInPrint(readPlay);
  return (
    manuscript &&
    createPortal(
      <div className="print-pages" translate="no" lang={language} data-sentry-mask data-sentry-block>
        {manuscript.pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their position.
          <section className="print-page" key={index} style={paperStyle(manuscript)}>
            <SheetOfPaper page={page} layout={manuscript.layout} />
          </section>
        ))}
      </div>,
      document.body,
    )
  );
}

const paperStyle = ({ layout: { paper, font, linesPerInch }, scriptFonts }: PagedManuscript) => ({
  width: `${paper.width}in`,
  height: `${paper.height}in`,
  font: `${font.sizePoints}pt / ${1 / linesPerInch}in ${fontStack(font.family, scriptFonts)}`,
});

/** Returns the pages from the moment the browser starts printing until it's done. */
function useManuscriptInPrint(readPlay: () => Play): PagedManuscript | undefined {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  useEffect(() => {
    const stop = new AbortController();
    const end = () => {
      setPaper(undefined);
      setManuscript(undefined);
    };
    // The browser prints what's on the page when this listener returns.
    const begin = () => {
      const next = paginate(readPlay());
      setPaper(next);
      flushSync(() => setManuscript(next));
    };
    window.addEventListener("beforeprint", begin, stop);
    window.addEventListener("afterprint", end, stop);
    return () => {
      stop.abort();
      end();
    };
  }, [readPlay]);
  return manuscript;
}

/** Marks the document as printing and sets the manuscript's paper size without margins. */
function setPaper(manuscript: PagedManuscript | undefined): void {
  document.documentElement.classList.toggle("prints-manuscript", manuscript !== undefined);
  if (paperRule) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== paperRule);
  paperRule = manuscript && paperRuleOf(manuscript.layout);
  if (paperRule) document.adoptedStyleSheets = [...document.adoptedStyleSheets, paperRule];
}

/** Applies while the manuscript is printed. */
let paperRule: CSSStyleSheet | undefined;

function paperRuleOf({ paper: { width, height } }: Layout): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${width}in ${height}in; margin: 0 }`);
  return sheet;
}
