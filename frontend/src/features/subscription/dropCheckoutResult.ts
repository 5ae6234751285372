/**
 * Removes a checkout's result from the address, so that a reload doesn't repeat it. The router isn't notified, so the
 * page that shows the result stays as it is.
 */
export function dropCheckoutResult(): void {
  const address = new URL(location.href);
  address.searchParams.delete("checkout");
  history.replaceState(history.state, "", `${address.pathname}${address.search}${address.hash}`);
}
