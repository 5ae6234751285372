import { type KeyboardEvent, useState } from "react";
import { shortcutWords } from "#frontend/messages/commands.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { actionGroups } from "#frontend/modules/editor/actions/actionGroups.ts";
import { actions } from "#frontend/modules/editor/actions/actions.ts";
import { keyLabel, keyName } from "#frontend/modules/editor/actions/keyLabel.ts";
import {
  isChanged,
  isSameKey,
  keysOf,
  resetAllKeys,
  resetKeys,
  setKeys,
} from "#frontend/modules/editor/actions/shortcuts.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { chosenKeys, problemWith } from "./chosenKeys.ts";
import "./shortcuts.css";
import { helpOn } from "../helpOn.ts";

interface ShortcutsDialogProps {
  readonly onClose: () => void;
}

/** Every action with its keys, which can be changed. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const [changing, setChanging] = useState<Action>();
  const [notice, setNotice] = useState("");
  const change = (action: Action, pressed: string): void => {
    const problem = problemWith(pressed);
    setNotice(problem ?? changedNotice(action, pressed));
    if (problem) return;
    setKeys(action, pressed, actions);
    setChanging(undefined);
  };
  const reset = (action: Action): void => {
    resetKeys(action, actions);
    setNotice(shortcutWords.changed({ action: action.label, keys: keyLabel(action) || shortcutWords.none }));
  };
  const resetAll = (): void => {
    resetAllKeys();
    setNotice("");
    setChanging(undefined);
  };
  const buttons = (
    <>
      <Button onClick={resetAll}>{shortcutWords.resetAll}</Button>
      <Button variant="primary" onClick={onClose}>
        {shortcutWords.done}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="large"
      title={editorWords.shortcuts}
      help={helpOn(editorWords.shortcuts, "shortcuts")}
      onClose={onClose}
      actions={buttons}
    >
      <p className="shortcuts-hint">{shortcutWords.hint}</p>
      <p role="status" className="shortcuts-notice">
        {notice}
      </p>
      <div className="shortcuts">
        {actionGroups.map(({ title, actions: listed, isFixed }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {listed.map((action) => (
                <Shortcut
                  key={action.name}
                  action={action}
                  isFixed={isFixed}
                  isChanging={action === changing}
                  onBegin={() => setChanging(action)}
                  onCancel={() => setChanging(undefined)}
                  onPress={(pressed) => change(action, pressed)}
                  onReset={() => reset(action)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Says what changed, and which action lost these keys. */
function changedNotice(action: Action, pressed: string): string {
  const former = actions.find((other) => other !== action && keysOf(other).some((key) => isSameKey(key, pressed)));
  const changed = shortcutWords.changed({ action: action.label, keys: keyName(pressed) });
  return former ? `${changed}. ${shortcutWords.taken({ action: former.label })}` : changed;
}

interface ShortcutProps {
  readonly action: Action;
  readonly isFixed: boolean;
  readonly isChanging: boolean;
  readonly onBegin: () => void;
  readonly onCancel: () => void;
  readonly onPress: (keys: string) => void;
  readonly onReset: () => void;
}

function Shortcut({ action, isFixed, isChanging, onBegin, onCancel, onPress, onReset }: ShortcutProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isChanging || event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    const pressed = chosenKeys(event.nativeEvent);
    if (event.key === "Escape") onCancel();
    else if (pressed) onPress(pressed);
  };
  const label = keyLabel(action);
  return (
    <li className="shortcut" onKeyDown={onKeyDown}>
      <span className="shortcut-label">{action.label}</span>
      {label ? <kbd>{label}</kbd> : <span className="shortcut-none">{shortcutWords.none}</span>}
      {!isFixed && (
        <Button
          size="small"
          variant="bare"
          aria-label={
            isChanging
              ? `${shortcutWords.press}. ${shortcutWords.pressHint}`
              : shortcutWords.changeFor({ action: action.label })
          }
          aria-pressed={isChanging}
          onClick={isChanging ? onCancel : onBegin}
        >
          {isChanging ? shortcutWords.press : shortcutWords.change}
        </Button>
      )}
      {!isFixed && isChanged(action) && (
        <Button
          size="small"
          variant="bare"
          aria-label={shortcutWords.resetFor({ action: action.label })}
          onClick={onReset}
        >
          {shortcutWords.reset}
        </Button>
      )}
    </li>
  );
}
