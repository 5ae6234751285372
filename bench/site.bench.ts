import { startGhostlight } from "#tests/support/stack.ts";
import { type Figures, median } from "./figures.ts";
import { auditOf, type PageAudit } from "./shared/score.ts";

/** Public pages of each kind: the home page, one with prices, articles, and one with a form. */
const paths = ["/", "/pricing", "/help", "/help/elements-and-keys", "/stage-play-format", "/faq", "/contact"];
const rounds = 5;

/** What the product promises for its public pages. */
const limits = { performance: 2, others: 0, paintMs: 1800, shift: 0, scripts: 90, styles: 20 };

/** Measures the public pages with Lighthouse as on a phone with a slow connection: the medians of several visits. */
export async function measure(): Promise<Figures> {
  const stack = await startGhostlight();
  try {
    const figures: Record<string, Figures[string]> = {};
    for (const path of paths) {
      const audits: PageAudit[] = [];
      for (let round = 0; round < rounds; round++) audits.push(await auditOf(`${stack.origin}${path}`));
      const of = (read: (audit: PageAudit) => number) => median(audits.map(read));
      const worstOther = (audit: PageAudit) => Math.max(...audit.otherScores.map((score) => 100 - score));
      figures[`${path}: performance, points below 100`] = {
        value: of(({ performance }) => 100 - performance),
        unit: "points",
        limit: limits.performance,
      };
      figures[`${path}: worst other score, below 100`] = {
        value: of(worstOther),
        unit: "points",
        limit: limits.others,
      };
      figures[`${path}: largest paint`] = { value: of(({ paintMs }) => paintMs), unit: "ms", limit: limits.paintMs };
      figures[`${path}: layout shift`] = { value: of(({ shift }) => shift), unit: "", limit: limits.shift };
      figures[`${path}: scripts`] = { value: of(({ scriptKb }) => scriptKb), unit: "KB", limit: limits.scripts };
      figures[`${path}: style sheets`] = { value: of(({ styleKb }) => styleKb), unit: "KB", limit: limits.styles };
    }
    return figures;
  } finally {
    await stack.stop();
  }
}
