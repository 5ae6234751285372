/**
 * Changes the query of the address, so that a reload and the way back from Stripe find it. The router isn't notified, so
 * the page stays as it is.
 */
export function changeAddress(change: (query: URLSearchParams) => void): void {
  const address = new URL(location.href);
  change(address.searchParams);
  history.replaceState(history.state, "", `${address.pathname}${address.search}${address.hash}`);
}

/** Removes a checkout's result, so that a reload doesn't repeat it. */
export const dropCheckoutResult = (): void =>
  changeAddress((query) => {
    query.delete("checkout");
    query.delete("before");
  });
