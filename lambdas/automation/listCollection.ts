import * as z from "zod";
import { CrmError } from "#lambdas/services/crm.ts";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";

const maxPages = 20;

/**
 * Lists a whole HubSpot collection that can't be queried by name. Refuses if there are too many to list, because an
 * incomplete list would lead to duplicates.
 */
export async function listCollection<T>(
  hubspot: Hubspot,
  path: `/${string}`,
  item: z.ZodType<T>,
): Promise<readonly T[]> {
  const found: T[] = [];
  let after: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const query = { limit: "100", ...(after === undefined ? {} : { after }) };
    const { results, paging } = await hubspot.request({ method: "GET", path, query, schema: pageOf(item) });
    found.push(...results);
    after = paging?.next?.after;
    if (after === undefined) return found;
  }
  throw new CrmError(`HubSpot has too many items at ${path}. Remove the ones you don't need.`, {
    retriable: false,
  });
}

const paging = z.object({ next: z.object({ after: z.string() }).optional() }).optional();

const pageOf = <T>(item: z.ZodType<T>) => z.object({ results: z.array(item), paging });
