interface Policy {
  readonly createScriptURL: (address: string) => unknown;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (address: string) => string }) => Policy;
}

let policy: Policy | undefined;

/**
 * The address of a script of ours, for a worker. The content policy takes no plain text there, so that no text that
 * somebody wrote can become code; browsers that do not know trusted types get the text. Throws for other sites' addresses.
 */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ourOwn(address);
  // Its name stands in the site's headers too.
  policy ??= trustedTypes.createPolicy("ghostlight", { createScriptURL: ourOwn });
  return policy.createScriptURL(address) as string;
}

function ourOwn(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error("Only scripts of this site run.");
  return url.href;
}
