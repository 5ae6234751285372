/** Hears `change` whenever Amplify signs somebody in or out or refreshes the tokens, and before it `signed-in` when somebody came in. */
export const authEvents = new EventTarget();
