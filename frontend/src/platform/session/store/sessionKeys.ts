/** The prefix of Amplify's keys in local storage. */
export const prefix = "CognitoIdentityServiceProvider";

/** Whether a local storage key belongs to Amplify's sign-in. */
export const isSessionKey = (key: string | null): boolean => key === null || key.startsWith(`${prefix}.`);

/** Returns every key of one app client. */
export const clientKeys = (storage: Storage, clientId: string): readonly string[] =>
  keysOf(storage).filter((key) => key.startsWith(`${prefix}.${clientId}.`));

/** Returns the app client that somebody is signed in to on this device, if any. */
export function findClientId(storage: Storage): string | undefined {
  for (const key of keysOf(storage)) {
    const [first, clientId, last] = key.split(".");
    if (first === prefix && last === "LastAuthUser") return clientId;
  }
  return undefined;
}

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
