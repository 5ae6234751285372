import { documentOf } from "#domain/play/document/document.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { emptyQuery, type SearchQuery } from "#domain/play/search/searchQuery.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { openEditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { allHits, HitFinder } from "#frontend/modules/editor/find/hitFinder.ts";
import { replaceHits } from "#frontend/modules/editor/find/replaceHits.ts";
import { searchTexts } from "#frontend/modules/editor/find/searchTexts.ts";
import { emptyBlock } from "#frontend/modules/editor/plugins/emptyBlock.ts";
import { keepDashesWithWords } from "#frontend/modules/editor/plugins/keepDashesWithWords.ts";
import { pageBreakText } from "#frontend/modules/editor/plugins/pageBreakText.ts";
import { blockNodes } from "#frontend/modules/editor/schema/flat.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet, repeated } from "./plays.ts";

/**
 * Measures how long it takes to find all matches and to replace them, at the length of Hamlet and of four times Hamlet.
 * Everything runs in one Node thread, without drawing: marks are drawn only near the visible part.
 */
export async function measure(): Promise<Figures> {
  const play = hamlet();
  return { ...(await measurePlay("Hamlet", play, 50)), ...(await measurePlay("four times Hamlet", repeated(play, 4))) };
}

const queries: Readonly<Record<string, Partial<SearchQuery>>> = {
  "a common word": { text: "the" },
  "one letter": { text: "e" },
  "a whole word": { text: "the", wholeWord: true },
  "a word of one character's speeches": { text: "the", scope: { character: "HAMLET" } },
};

async function measurePlay(name: string, play: Play, limit?: number): Promise<Figures> {
  const open = () =>
    openEditorBinding(documentOf(play), {
      newId: () => "n" as BlockId,
      plugins: [pageBreakText(), keepDashesWithWords(), emptyBlock(() => "en-US")],
    });
  const manuscript = open();
  const { doc } = manuscript.state();
  const figures: Record<string, Figures[string]> = {};
  const ms = async (run: () => unknown, rounds = 15) => ({ value: median(await timesOf(run, rounds)), unit: "ms" });
  for (const [what, query] of Object.entries(queries)) {
    const find = () => new HitFinder({ ...emptyQuery, ...query }).find(doc);
    figures[`${name}: matches of ${what}`] = { value: find().count, unit: "" };
    figures[`${name}: find all of ${what}`] = { ...(await ms(find)), ...(limit !== undefined && { limit }) };
  }
  const pattern = { ...emptyQuery, text: "\\bth\\w+", isPattern: true };
  const texts = blockNodes(doc).map((node) => node.textContent);
  figures[`${name}: find all of a pattern, in its worker`] = await ms(() => searchTexts({ query: pattern, texts }));
  const the = { ...emptyQuery, text: "the" };
  const finder = new HitFinder(the);
  finder.find(doc);
  let isAdded = false;
  figures[`${name}: after a key, with the bar open`] = await ms(() => {
    const { tr } = manuscript.state();
    manuscript.dispatch(isAdded ? tr.delete(2, 3) : tr.insertText("x", 2));
    isAdded = !isAdded;
    finder.find(manuscript.state().doc);
  });
  const replacing = open();
  const hits = allHits(new HitFinder(the).find(replacing.state().doc));
  const start = performance.now();
  replacing.dispatch(replaceHits(replacing.state(), the, hits, "that"));
  const replaced = performance.now();
  undo.run(replacing.state(), replacing.dispatch);
  figures[`${name}: replace all of ${hits.length}`] = { value: replaced - start, unit: "ms" };
  figures[`${name}: undo that`] = { value: performance.now() - replaced, unit: "ms" };
  return figures;
}
