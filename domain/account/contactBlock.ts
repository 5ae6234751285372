/** What a profile says of how its writer can be reached. */
export interface Reachable {
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly agent?: string | undefined;
}

/** The block at the foot of a title page: address, telephone, then the agent after an empty line. */
export function contactBlock({ address = "", phone = "", agent = "" }: Reachable): string {
  const own = [address.trim(), phone.trim()].filter((part) => part !== "").join("\n");
  return [own, agent.trim()].filter((part) => part !== "").join("\n\n");
}
