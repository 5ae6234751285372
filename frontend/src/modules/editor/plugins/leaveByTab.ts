import { Plugin } from "prosemirror-state";

/** Lets the browser handle the next Tab after Escape, so that keyboard users can leave the manuscript. */
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
