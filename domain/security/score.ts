/** What was found on a requested page. */
export interface InspectedPage {
  readonly https: boolean;
  readonly charset: boolean;
  readonly mixedContent: boolean;
  readonly inlineScripts: boolean;
}

export interface SecurityScore {
  /** 0 to 100. */
  readonly score: number;
  readonly findings: readonly string[];
}

/** The specification's findings and what each takes off a hundred. */
const deductions: readonly {
  readonly text: string;
  readonly points: number;
  readonly found: (page: InspectedPage) => boolean;
}[] = [
  { text: "Site not served over HTTPS", points: 30, found: ({ https }) => !https },
  { text: "Missing charset declaration", points: 5, found: ({ charset }) => !charset },
  { text: "Mixed content detected", points: 20, found: ({ mixedContent }) => mixedContent },
  { text: "Inline scripts detected", points: 10, found: ({ inlineScripts }) => inlineScripts },
];

export function scoreOf(page: InspectedPage): SecurityScore {
  const found = deductions.filter((deduction) => deduction.found(page));
  const lost = found.reduce((sum, { points }) => sum + points, 0);
  return { score: 100 - lost, findings: found.map(({ text }) => text) };
}

/** The result if the page couldn't be inspected. */
export const notValidated: SecurityScore = { score: 0, findings: ["Unable to validate security headers"] };
