import lighthouse, { type Result } from "lighthouse";
import type { AuditPage } from "../shared/pageAudit.ts";

const others = ["accessibility", "best-practices", "seo"] as const;

export const auditPage: AuditPage = async (address, { port, onlyPerformance, keepsStorage }) => {
  const onlyCategories = ["performance", ...(onlyPerformance ? [] : others)];
  const flags = { port, onlyCategories, disableStorageReset: keepsStorage, logLevel: "error" } as const;
  const result = (await lighthouse(address, flags))?.lhr;
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { audits } = result;
  return {
    performance: scoreIn(result, "performance"),
    otherScores: others.map((category) => scoreIn(result, category)),
    paintMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    scriptKb: kilobytesOf(result, "Script"),
    scriptFiles: requestsOf(result, "Script").length,
    styleKb: kilobytesOf(result, "Stylesheet"),
  };
};

const scoreIn = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function requestsOf({ audits }: Result, resourceType: string) {
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  return requests.filter((request) => request.resourceType === resourceType);
}

const kilobytesOf = (result: Result, resourceType: string): number =>
  requestsOf(result, resourceType).reduce((sum, request) => sum + Number(request.transferSize ?? 0) / 1000, 0);
