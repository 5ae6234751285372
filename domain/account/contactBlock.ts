/** The profile fields that say how to contact the writer. */
export interface Reachable {
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly agent?: string | undefined;
}

/** Returns the block at the bottom of a title page: address, phone number, then the agent after an empty line. */
export function contactBlock({ address = "", phone = "", agent = "" }: Reachable): string {
  const own = [address.trim(), phone.trim()].filter((part) => part !== "").join("\n");
  return [own, agent.trim()].filter((part) => part !== "").join("\n\n");
}
