import { type KeyboardEvent, useState } from "react";
import type * as Y from "yjs";
import type { FrontField } from "#domain/play/play.ts";
import { frontHistory } from "./frontHistory.ts";
import { useFront } from "./useFront.ts";

interface FrontFieldProps {
  readonly value: string;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface FieldOnPage {
  readonly props: FrontFieldProps;
  /** Kept at once. `shown` is what stands in the field until one leaves it. */
  readonly write: (shown: string, kept?: string) => void;
}

/** A field of the title page: shows what others write until one writes here oneself; undo is the field's own. */
export function useFrontField(doc: Y.Doc, field: FrontField): FieldOnPage {
  const kept = useFront(doc)[field];
  const [typed, setTyped] = useState<string>();
  const history = frontHistory(doc, field);
  const leave = (): void => {
    setTyped(undefined);
    history.pause();
  };
  return {
    props: {
      value: typed ?? kept,
      onBlur: leave,
      onKeyDown(event) {
        const step = stepOf(event);
        if (!step) return;
        event.preventDefault();
        history[step]();
        setTyped(undefined);
      },
    },
    write(shown, value = shown) {
      setTyped(shown);
      history.write(value);
    },
  };
}

/** The keys that undo and redo in the manuscript. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" ? "redo" : undefined;
}
