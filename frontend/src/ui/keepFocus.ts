import type { MouseEvent } from "react";

/** For `onMouseDown` of a button beside the text: a click leaves the focus where it is, so that typing goes on there. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
