/** What Lighthouse says about a page with its settings for a mobile phone. Scores are from 0 to 100. */
export interface PageAudit {
  readonly performance: number;
  /** Accessibility, best practices, and search engines. */
  readonly otherScores: readonly number[];
  readonly paintMs: number;
  readonly shift: number;
  /** As transferred. */
  readonly scriptKb: number;
  readonly scriptFiles: number;
  readonly styleKb: number;
}

export interface AuditOptions {
  /** Of a running browser. */
  readonly port: number;
  /** Leaves the other scores out, which takes less time. */
  readonly onlyPerformance: boolean;
  readonly keepsStorage: boolean;
}

export type AuditPage = (address: string, options: AuditOptions) => Promise<PageAudit>;
