/** Tells the other tabs of this browser that an address was confirmed, so that the one that waits can sign in. */
const name = "ghostlight-confirmations";

export function emitConfirmed(): void {
  const channel = openChannel();
  channel?.postMessage("confirmed");
  channel?.close();
}

/** Calls back when another tab confirmed an address. Answers how to stop. */
export function onConfirmed(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", listener);
  return () => channel?.close();
}

const openChannel = () => ("BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined);
