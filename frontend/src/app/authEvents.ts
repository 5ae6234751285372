/** Hears `change` whenever Amplify signs somebody in or out or refreshes the tokens. */
export const authEvents = new EventTarget();
