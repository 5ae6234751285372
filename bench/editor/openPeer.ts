/** Shows the paragraphs in an editor. Returns the length of its text, if it isn't all in the page. */
export type OpenPeer = (place: HTMLElement, paragraphs: readonly string[]) => undefined | (() => number);
