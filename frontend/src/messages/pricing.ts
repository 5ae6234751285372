import { featureNames } from "#domain/subscription/plans.ts";
import { pricingWords } from "./pricing.yaml";
import { translated } from "./translation.ts";

/** The features that differ between plans. The server names them, too. */
export const featureWords = translated("featureWords", { ...featureNames });

/** Says how many plays a plan has. Null means no limit. */
export const describePlayLimit = (limit: number | null): string =>
  limit === null ? pricingWords.unlimited : pricingWords.plays({ limit });

/** Says how many open submissions a plan has. Null means no limit. */
export const describeOpenSubmissions = (limit: number | null): string =>
  limit === null ? pricingWords.allSubmissions : pricingWords.openSubmissions({ limit });
