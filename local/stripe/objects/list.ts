/** Returns a page of a list, starting after `startingAfter`. Stripe's default is 10 items, and its maximum is 100. */
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
