/** Tells other tabs of this browser that an address was confirmed, so that the waiting one can sign in. */
const name = "ghostlight-confirmations";

export function emitConfirmed(): void {
  const channel = openChannel();
  channel?.postMessage("confirmed");
  channel?.close();
}

/** Calls back when another tab has confirmed an address. Returns a function that stops it. */
export function onConfirmed(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", listener);
  return () => channel?.close();
}

const openChannel = () => ("BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined);
