interface Policy {
  readonly createScriptURL: (address: string) => unknown;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (address: string) => string }) => Policy;
}

let policy: Policy | undefined;

/**
 * Returns the address of one of our scripts, for a worker. The content security policy doesn't accept plain text there,
 * so that user input can't become code. Browsers without Trusted Types get the text. Throws for addresses of other
 * sites.
 */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ourOwn(address);
  // The policy's name is in the site's headers, too.
  policy ??= trustedTypes.createPolicy("ghostlight", { createScriptURL: ourOwn });
  return policy.createScriptURL(address) as string;
}

function ourOwn(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error("Only scripts of this site run.");
  return url.href;
}
