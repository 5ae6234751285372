import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Block, Play } from "#domain/play/play.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet, repeated } from "./plays.ts";

/**
 * Measures how long a writer waits for pages after a change, at the length of Hamlet. Everything runs in one Node
 * thread.
 */
export async function measure(): Promise<Figures> {
  const play = hamlet();
  const fountain = writeFountain(play, { notes: true });
  const fonts = manuscriptFonts();
  const pdfOf = (one: Play) => writePdf(paginate(one), { fonts, title: "Hamlet", createdAt: new Date(0) });
  return {
    "reading Fountain": await medianOf(() => readFountain(fountain, numberedIds())),
    "writing Fountain": await medianOf(() => writeFountain(play, { notes: true })),
    "first pagination": await medianOf(() => paginate(fresh(play))),
    "pagination after one edit": await afterOneEdit(play),
    "four times Hamlet: pagination after one edit": await afterOneEdit(repeated(play, 4)),
    "PDF, pagination included": await medianOf(() => pdfOf(fresh(play)), 5),
  };
}

const medianOf = async (run: () => unknown, rounds = 15) => ({
  value: median(await timesOf(run, rounds)),
  unit: "ms",
});

/** Copies the blocks, because cached measurements are attached to the block objects. */
const fresh = ({ front, blocks }: Play): Play => ({ front, blocks: blocks.map((block) => ({ ...block })) });

function afterOneEdit(play: Play) {
  const middle = play.blocks.findIndex(({ kind }, at) => kind === "dialogue" && at > play.blocks.length / 2);
  let { blocks } = play;
  return medianOf(() => {
    blocks = blocks.map((block, at) => (at === middle ? withOneMoreWord(block) : block));
    paginate({ ...play, blocks });
  }, 40);
}

const withOneMoreWord = (block: Block): Block => ({ ...block, text: [...block.text, { text: " more" }] });
