/** A page of a list: so many from behind `startingAfter`. Stripe gives 10 unless asked, and 100 at most. */
export function listOf<T extends { readonly id: string }>(
  url: string,
  all: readonly T[],
  {
    limit = 10,
    startingAfter,
  }: { readonly limit?: number | undefined; readonly startingAfter?: string | undefined } = {},
) {
  const start = startingAfter ? all.findIndex(({ id }) => id === startingAfter) + 1 : 0;
  return { object: "list" as const, data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}
