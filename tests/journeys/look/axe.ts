/** Runs in the page, where `measure.ts` has loaded axe. */

interface Node {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly Node[];
}

declare const axe: { run(root: Document, options: object): Promise<{ violations: readonly Violation[] }> };

const targetSize = { "target-size": { enabled: true } };
const options = {
  everything: { resultTypes: ["violations"], rules: targetSize },
  /** What doesn't depend on colors. They take half of the time. */
  structure: { resultTypes: ["violations"], rules: { ...targetSize, "color-contrast": { enabled: false } } },
};

const alwaysFaults = ["region", "page-has-heading-one"];

/** axe's serious and critical findings, anything outside a landmark, and screens without one main heading. */
export async function findAxeFaults(what: keyof typeof options): Promise<string[]> {
  const { violations } = await axe.run(document, options[what]);
  return describe(violations.filter((violation) => isGrave(violation) || alwaysFaults.includes(violation.id)));
}

/** axe's serious and critical findings, in a part of a page or an e-mail. */
export async function findGraveFaults(): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return describe(violations.filter(isGrave));
}

const isGrave = ({ impact }: Violation): boolean => impact === "serious" || impact === "critical";

const describe = (violations: readonly Violation[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
