/**
 * Takes the result of a checkout out of the address, so that a reload does not say it again. The router is not told: the
 * page that says it stays as it is.
 */
export function dropCheckoutResult(): void {
  const address = new URL(location.href);
  address.searchParams.delete("checkout");
  history.replaceState(history.state, "", `${address.pathname}${address.search}${address.hash}`);
}
