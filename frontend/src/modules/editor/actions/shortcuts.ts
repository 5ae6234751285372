import { localEntries } from "#frontend/platform/browserStorage.ts";
import { isMac } from "#frontend/platform/isMac.ts";
import { canonicalKeys, isPressed, type KeyPress } from "#frontend/platform/pressedKeys.ts";
import { createStore } from "#frontend/state/createStore.ts";
import type { Action } from "./action.ts";

/** Keys that a writer has chosen, by the action's name; empty for an action without keys. */
type Shortcuts = Readonly<Record<string, string>>;

const key = "ghostlight.shortcuts";

const chosen = createStore<Shortcuts | undefined>(undefined);

/** Read with the first key, because tests of actions have no browser. */
function shortcuts(): Shortcuts {
  const known = chosen.get() ?? read();
  if (known !== chosen.get()) chosen.set(known);
  return known;
}

function read(): Shortcuts {
  try {
    const stored: unknown = JSON.parse(localEntries.getItem(key) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function write(changed: Shortcuts): void {
  chosen.set(changed);
  try {
    localEntries.setItem(key, JSON.stringify(changed));
  } catch {
    // Without storage, they last as long as the page.
  }
}

type WithKeys = Pick<Action, "keys" | "macKeys">;

export const builtInKeys = ({ keys, macKeys }: WithKeys, mac = isMac()): readonly string[] => (mac && macKeys) || keys;

/** Returns the keys of an action: the writer's own, or the built-in ones. */
export function keysOf(action: WithKeys & Pick<Action, "name">, mac = isMac()): readonly string[] {
  const own = shortcuts()[action.name];
  if (own !== undefined) return own === "" ? [] : [own];
  return builtInKeys(action, mac).filter((keys) => !isChosen(keys));
}

/** Built-in keys may be new, after the writer gave them to another action. */
const isChosen = (keys: string): boolean => Object.values(shortcuts()).some((chosen) => isSameKey(chosen, keys));

export const isPressedFor = (action: Action, event: KeyPress): boolean =>
  keysOf(action).some((keys) => isPressed(event, keys));

export const isChanged = ({ name }: Action): boolean => shortcuts()[name] !== undefined;

/** Gives keys to an action, and takes them from the others that have them. */
export function setKeys(action: Action, pressed: string, all: readonly Action[]): void {
  const others = all.filter((other) => other !== action && keysOf(other).some((each) => isSameKey(each, pressed)));
  const taken = Object.fromEntries(others.map(({ name }) => [name, ""]));
  write({ ...shortcuts(), ...taken, [action.name]: pressed });
}

/**
 * Returns an action to its built-in keys, and takes them from another action that has them now. The keys that it had
 * go back to the action that they were taken from.
 */
export function resetKeys(action: Action, all: readonly Action[]): void {
  const own = new Set(builtInKeys(action).map(canonicalKeys));
  const { [action.name]: freed, ...rest } = shortcuts();
  const others = all.filter((other) => other !== action && own.has(canonicalKeys(rest[other.name] ?? "")));
  const former = all.find(
    (other) => freed && rest[other.name] === "" && builtInKeys(other).some((each) => isSameKey(each, freed)),
  );
  const kept = Object.entries(rest).filter(([name]) => name !== former?.name);
  write(Object.fromEntries([...kept, ...others.map(({ name }) => [name, ""])]));
}

export const resetAllKeys = (): void => write({});

export const onShortcutsChanged = chosen.subscribe;

export const isSameKey = (one: string, other: string): boolean => canonicalKeys(one) === canonicalKeys(other);
