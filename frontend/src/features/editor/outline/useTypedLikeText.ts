import type { Editor } from "#frontend/modules/editor/editor.ts";
import { typingRulesOf } from "#frontend/modules/editor/playLanguage.ts";
import { useSmartField } from "../titlePage/useSmartField.ts";

/**
 * Returns the props of a form's field in which quotes, dashes and ellipses are typed as in the text. Until the form is
 * saved, there's nothing to undo.
 */
export function useTypedLikeText(editor: Editor, onValue: (value: string) => void) {
  const { takeBack, ...smartProps } = useSmartField({
    rules: () => typingRulesOf(editor.doc),
    write: onValue,
    endStep: doNothing,
    undo: doNothing,
  });
  return { onValue, onKeyDown: takeBack, ...smartProps };
}

const doNothing = (): void => undefined;
