import { Plugin } from "prosemirror-state";

/** Escape gives the next Tab back to the browser, so that nobody who uses the keyboard only is caught in the manuscript. */
export function leaveByTab(): Plugin {
  let isLeaving = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown(_view, event) {
          const leaves = isLeaving && event.key === "Tab";
          if (event.key !== "Shift") isLeaving = event.key === "Escape";
          return leaves;
        },
      },
    },
  });
}
