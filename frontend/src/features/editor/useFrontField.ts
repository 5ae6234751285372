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
  /** Saves at once. `shown` is what the field shows until it loses the focus. */
  readonly write: (shown: string, kept?: string) => void;
}

/** A title page field. It shows changes from elsewhere until somebody types here, and has its own undo history. */
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
        const step = undoStepOf(event);
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

/** Returns what a key does: the same undo and redo keys as in the manuscript. */
export function undoStepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" ? "redo" : undefined;
}
