import type { EditorState } from "prosemirror-state";
import { useEffect, useRef } from "react";
import { editorWords, kindWords } from "#frontend/messages/editor.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { historyActions, markActions } from "#frontend/modules/editor/actions/actions.ts";
import { kindAt } from "#frontend/modules/editor/actions/blockPosition.ts";
import { kindActions } from "#frontend/modules/editor/actions/kinds.ts";
import { pageBreak } from "#frontend/modules/editor/actions/pageBreak.ts";
import { simultaneous } from "#frontend/modules/editor/actions/simultaneous.ts";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { useEditorState, useEditorStateInBackground } from "#frontend/modules/editor/useEditorState.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { useOneTabStop } from "#frontend/ui/useOneTabStop.ts";
import "./elementBar.css";

const order = ["cue", "dialogue", "direction", "parenthetical", "scene", "act", "setting", "lyric", "transition"];
const offered = order.flatMap((kind) => kindActions.filter(({ name }) => name === `kind-${kind}`));

const toggles = [...markActions, simultaneous];

/** Returns the names of what is on at the cursor, apart from the element. */
const namesOn = (state: EditorState): string =>
  toggles
    .filter(({ isOn }) => isOn?.(state))
    .map(({ name }) => name)
    .join(" ");

/** Undo stays in view beside them. */
const inRow = [
  ...offered,
  ...historyActions.filter((action) => action !== undo),
  ...markActions,
  simultaneous,
  pageBreak,
];

/** On a phone, and above every on-screen keyboard, which has neither Tab nor Ctrl: the elements, and undo. */
export function ElementBar({ editor }: { readonly editor: Editor }) {
  const kind = useEditorState(editor, kindAt);
  const bar = useRef<HTMLDivElement>(null);
  // Only what scrolls, because a scrolling row needs a stop of its own.
  useOneTabStop(bar);
  // It reads sizes, which would lay the page out once more while a play opens.
  useEffect(() => (kind ? whenIdle(() => showPressed(bar.current), soon) : undefined), [kind]);
  const on = useEditorStateInBackground(editor, namesOn).split(" ");
  const isPressed = ({ name, label }: Action): boolean | undefined => {
    if (toggles.some((toggle) => toggle.name === name)) return on.includes(name);
    return offered.some((element) => element.name === name)
      ? kind !== undefined && label === kindWords[kind]
      : undefined;
  };
  return (
    <section
      className="element-bar"
      aria-label={editorWords.element}
      // Browsers don't scroll to a focused button if a part of it is in view.
      onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
    >
      <div ref={bar} className="element-bar-row">
        {inRow.map((action) => (
          <ActionButton key={action.name} editor={editor} action={action} isPressed={isPressed(action)} />
        ))}
      </div>
      <ActionButton editor={editor} action={undo} />
    </section>
  );
}

interface ActionButtonProps {
  readonly editor: Editor;
  readonly action: Action;
  readonly isPressed?: boolean | undefined;
}

const ActionButton = ({ editor, action, isPressed }: ActionButtonProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    // Keeps the on-screen keyboard open.
    onPointerDown={(event) => event.preventDefault()}
    onClick={() => perform(editor, action)}
  >
    {action.label}
  </button>
);

const soon = { latestMs: 500, fallbackMs: 100 };

/** Scrolls the bar to the element at the cursor, because on a phone nothing else shows which one it is. */
function showPressed(bar: HTMLElement | null): void {
  const pressed = bar?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!bar || !pressed) return;
  const { left, right } = bar.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(bar);
  // Its ends are padding, in which buttons fade.
  const [from, to] = [left + (Number.parseFloat(paddingLeft) || 0), right - (Number.parseFloat(paddingRight) || 0)];
  const beyond = Math.min(0, pressed.left - from) + Math.max(0, pressed.right - to);
  if (beyond !== 0) bar.scrollBy({ left: beyond, behavior: "instant" });
}
