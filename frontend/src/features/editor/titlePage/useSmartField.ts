import { type CompositionEvent, type FormEvent, type KeyboardEvent, useRef } from "react";
import { smartTyping, type TypingRules } from "#domain/play/typing/smartTyping.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a field shows, and where its cursor is. */
interface FieldState {
  readonly value: string;
  readonly caret: number;
}

interface SmartFieldOptions {
  readonly rules: () => TypingRules;
  /** Saves what the field shows. */
  readonly write: (shown: string) => void;
  /** What's written after it is another step of undo. */
  readonly endStep: () => void;
  /** Takes the last step back. */
  readonly undo: () => void;
}

interface SmartFieldProps {
  readonly onInput: (event: FormEvent) => void;
  readonly onCompositionEnd: (event: CompositionEvent) => void;
  /** Returns whether the key took a replacement back. */
  readonly takeBack: (event: KeyboardEvent) => boolean;
}

/**
 * Smart typing in a field beside the text. As in the text, the replacement is a step of its own, so that undo and
 * Backspace take only the replacement back.
 */
export function useSmartField({ rules, write, endStep, undo }: SmartFieldOptions): SmartFieldProps {
  const last = useRef<{ readonly typed: FieldState; readonly improved: FieldState }>(undefined);
  const improve = (field: EventTarget, text: string): void => {
    last.current = undefined;
    if (!isField(field)) return;
    const typed = stateOf(field);
    const improved = improvedState(typed, text, rules());
    if (!improved || (field.maxLength >= 0 && improved.value.length > field.maxLength)) return;
    write(typed.value);
    endStep();
    show(field, improved);
    write(improved.value);
    endStep();
    last.current = { typed, improved };
  };
  return {
    onInput({ nativeEvent, currentTarget }) {
      if (nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertText" && !nativeEvent.isComposing)
        improve(currentTarget, nativeEvent.data ?? "");
    },
    onCompositionEnd: ({ data, currentTarget }) => improve(currentTarget, data),
    takeBack(event) {
      const { key, target } = event;
      const replaced = last.current;
      last.current = undefined;
      if (key !== "Backspace" || !replaced || !isField(target) || !isSame(stateOf(target), replaced.improved))
        return false;
      event.preventDefault();
      undo();
      show(target, replaced.typed);
      write(replaced.typed.value);
      return true;
    },
  };
}

/** Returns a field after smart typing; undefined if what was typed stays. */
function improvedState({ value, caret }: FieldState, text: string, rules: TypingRules): FieldState | undefined {
  const change = text === "" ? undefined : smartTyping(value.slice(0, caret - text.length), text, rules);
  if (!change) return undefined;
  const { from, to, text: written } = change;
  return { value: value.slice(0, from) + written + value.slice(to), caret: caret + written.length - (to - from) };
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A selection isn't where anything was just typed. */
const stateOf = ({ value, selectionStart, selectionEnd }: Field): FieldState => ({
  value,
  caret: selectionStart === selectionEnd ? (selectionEnd ?? value.length) : -1,
});

const isSame = (a: FieldState, b: FieldState): boolean => a.value === b.value && a.caret === b.caret;

function show(field: Field, { value, caret }: FieldState): void {
  field.value = value;
  field.setSelectionRange(caret, caret);
}
