import { type CompositionEvent, type FormEvent, type KeyboardEvent, useState } from "react";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { redo } from "#frontend/modules/editor/actions/redo.ts";
import { builtInKeys } from "#frontend/modules/editor/actions/shortcuts.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { typingRulesOf } from "#frontend/modules/editor/playLanguage.ts";
import { isPressed, type KeyPress } from "#frontend/platform/pressedKeys.ts";
import { useFront } from "./useFront.ts";
import { useSmartField } from "./useSmartField.ts";
import { writeFrontField } from "./writeFrontField.ts";

interface FrontFieldProps {
  readonly "data-front": FrontField;
  readonly dir: "auto";
  readonly value: string;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onInput: (event: FormEvent) => void;
  readonly onCompositionEnd: (event: CompositionEvent) => void;
}

interface FieldOnPage {
  readonly props: FrontFieldProps;
  /** Saves at once. `shown` is what the field shows until it loses the focus. */
  readonly write: (shown: string) => void;
}

/**
 * A field of the front matter. It shows changes from elsewhere until somebody types here. On the page, undo also takes
 * back what was written elsewhere in the play; on a board, which covers the play, it doesn't. `keptOf` returns what is
 * saved of what the field shows.
 */
export function useFrontField(editor: Editor, field: FrontField, keptOf = asShown): FieldOnPage {
  const kept = useFront(editor.doc)[field];
  const [typed, setTyped] = useState<string>();
  const leave = (): void => {
    setTyped(undefined);
    editor.endStep();
  };
  const write = (shown: string): void => {
    setTyped(shown);
    writeFrontField(editor, field, keptOf(shown));
  };
  const { takeBack, ...smartProps } = useSmartField({
    rules: () => typingRulesOf(editor.doc),
    write,
    endStep: editor.endStep,
    undo: () => editor.undoFront("undo"),
  });
  return {
    write,
    props: {
      "data-front": field,
      dir: "auto",
      value: typed ?? kept,
      onBlur: leave,
      ...smartProps,
      onKeyDown(event) {
        if (takeBack(event)) return;
        const step = undoStepOf(event.nativeEvent);
        if (!step) return;
        event.preventDefault();
        const isOnBoard = event.currentTarget.closest(".board") !== null;
        if (!editor.undoFront(step) && !isOnBoard) perform(editor, { undo, redo }[step]);
        setTyped(undefined);
      },
    },
  };
}

const asShown = (shown: string): string => shown;

/** Returns what a key does: the same undo and redo keys as in the manuscript. */
export function undoStepOf(event: KeyPress): "undo" | "redo" | undefined {
  if (builtInKeys(undo).some((keys) => isPressed(event, keys))) return "undo";
  return builtInKeys(redo).some((keys) => isPressed(event, keys)) ? "redo" : undefined;
}
