// @vitest-environment page
import { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { afterEach, describe, expect, test, vi } from "vitest";
import { canonicalKeys } from "#frontend/platform/pressedKeys.ts";
import { schema } from "../schema/schema.ts";
import { eventOf, keyboards, type System } from "../testing/keyboards.ts";
import { systemKeys } from "../testing/systemKeys.ts";
import { actionGroups } from "./actionGroups.ts";
import { actionKeys, actions, screenKeys } from "./actions.ts";
import { keysOf, resetAllKeys } from "./shortcuts.ts";

const platforms: Readonly<Record<System, string>> = { mac: "MacIntel", windows: "Win32", linux: "Linux x86_64" };

const view = { state: EditorState.create({ schema }), dispatch: () => undefined } as unknown as EditorView;

/** Watches which actions run, instead of running them. */
function watchRuns(): string[] {
  const ran: string[] = [];
  for (const action of actions) {
    const run = () => {
      ran.push(action.name);
      return true;
    };
    vi.spyOn(action, "run").mockImplementation(run);
    if (action.runInText) vi.spyOn(action, "runInText").mockImplementation(run);
  }
  // The handlers are built anew, with these functions.
  resetAllKeys();
  return ran;
}

afterEach(() => {
  vi.restoreAllMocks();
  resetAllKeys();
});

const systems = Object.keys(platforms) as System[];
const cases = systems.flatMap((system) =>
  keyboards.filter(({ only }) => !only || only.includes(system)).map((keyboard) => ({ system, keyboard })),
);

describe.each(cases)("on $system with a keyboard: $keyboard.name", ({ system, keyboard }) => {
  test.each([false, true])("every printed shortcut runs its action only, Caps Lock %s", (hasCapsLock) => {
    vi.spyOn(navigator, "platform", "get").mockReturnValue(platforms[system]);
    const ran = watchRuns();
    const pressed = actions.flatMap((action) => {
      const [keys] = keysOf(action);
      const event = keys && eventOf(keys, { system, keyboard, hasCapsLock });
      return event ? [{ action, keys, event }] : [];
    });
    expect(pressed.length).toBeGreaterThan(40);
    const textKeys = actionKeys().props.handleKeyDown;
    for (const { action, keys, event } of pressed) {
      ran.length = 0;
      textKeys?.call(actionKeys(), view, event);
      expect([keys, ...ran]).toEqual([keys, action.name]);
      ran.length = 0;
      screenKeys(view, event);
      expect([keys, ...ran]).toEqual([keys, ...(action.isEverywhere ? [action.name] : [])]);
    }
  });
});

test("only a backslash, and a slash on a Mac, can't be pressed as printed on some keyboards", () => {
  const missing = cases.flatMap(({ system, keyboard }) =>
    actions.flatMap((action) => {
      const [keys] = keysOf(action, system === "mac");
      const isThere = !keys || eventOf(keys, { system, keyboard, hasCapsLock: false });
      return isThere ? [] : [`${keyboard.name}, ${system}: ${keys}`];
    }),
  );
  expect(missing).toMatchInlineSnapshot(`
    [
      "French, of a Mac, mac: Mod-\\",
      "French, of a Mac, mac: Mod-Shift-\\",
      "French, of a Mac, mac: Mod-/",
      "German, mac: Mod-\\",
      "German, mac: Mod-Shift-\\",
      "German, mac: Mod-/",
      "Turkish, mac: Mod-\\",
      "Turkish, mac: Mod-Shift-\\",
      "Turkish, mac: Mod-/",
      "French, windows: Mod-\\",
      "French, windows: Mod-Shift-\\",
      "German, windows: Mod-\\",
      "German, windows: Mod-Shift-\\",
      "Turkish, windows: Mod-\\",
      "Turkish, windows: Mod-Shift-\\",
      "French, linux: Mod-Shift-\\",
      "German, linux: Mod-Shift-\\",
      "Turkish, linux: Mod-Shift-\\",
    ]
  `);
});

const writing = actionGroups.find(({ isFixed }) => isFixed)?.actions ?? [];

test.each(systems)(
  "no shortcut takes a key with which people edit text, or which the system takes first: %s",
  (system) => {
    const taken = new Set(systemKeys[system].map(canonicalKeys));
    // Keys for writing do what the system does, and something else only at the borders of elements.
    const colliding = actions
      .filter((action) => !writing.includes(action))
      .flatMap((action) => keysOf(action, system === "mac").map((keys) => `${keys}: ${action.name}`))
      .filter((line) => taken.has(canonicalKeys(line.split(": ")[0] ?? "")));
    expect(colliding).toEqual([]);
  },
);

test.each(systems)("no two actions have the same keys: %s", (system) => {
  const keys = actions.flatMap((action) => keysOf(action, system === "mac").map(canonicalKeys));
  expect(keys.filter((each, index) => keys.indexOf(each) !== index)).toEqual([]);
});
