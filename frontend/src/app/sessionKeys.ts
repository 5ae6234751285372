/** What Amplify's keys in local storage begin with. */
export const prefix = "CognitoIdentityServiceProvider";

/** Whether a key of local storage belongs to Amplify's sign-in. */
export const isSessionKey = (key: string | null): boolean => key === null || key.startsWith(`${prefix}.`);

/** The app client that somebody is signed in to on this device, if any. */
export function findClientId(storage: Storage): string | undefined {
  for (let index = 0; index < storage.length; index++) {
    const [first, clientId, last] = storage.key(index)?.split(".") ?? [];
    if (first === prefix && last === "LastAuthUser") return clientId;
  }
  return undefined;
}
