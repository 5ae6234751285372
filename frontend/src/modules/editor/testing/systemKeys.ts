import type { System } from "./keyboards.ts";

/**
 * Keys that systems use for editing text, or take before a browser gets them, in the notation of `pressedKeys`. Keys with which
 * the editor does the same, such as undo, aren't listed.
 *
 * Sources. Mac: Apple's "Mac keyboard shortcuts" (support.apple.com/102650), and Cocoa's `StandardKeyBinding.dict` as
 * Chromium (`third_party/blink/renderer/core/editing/editing_behavior.cc`) and Playwright (`macEditingCommands`) list it.
 * Windows: Microsoft's "Keyboard shortcuts in Windows", section on editing text, and the same file of Chromium. Linux: the
 * bindings of GTK's `GtkTextView`, the same file of Chromium, and the defaults of GNOME, KDE, Xfce, MATE and Cinnamon.
 */
export const systemKeys: Readonly<Record<System, readonly string[]>> = {
  mac: [
    // Moving and selecting by words, paragraphs, lines, pages, and to the ends.
    ...withShift("Alt-ArrowLeft", "Alt-ArrowRight", "Alt-ArrowUp", "Alt-ArrowDown", "Alt-PageUp", "Alt-PageDown"),
    ...withShift("Mod-ArrowLeft", "Mod-ArrowRight", "Mod-ArrowUp", "Mod-ArrowDown"),
    ...withShift("Ctrl-ArrowLeft", "Ctrl-ArrowRight", "Ctrl-ArrowUp", "Ctrl-ArrowDown"),
    ...withShift("Home", "End", "PageUp", "PageDown"),
    // Moving, deleting and transposing as in Emacs.
    ...withShift(..."abefnpv".split("").map((letter) => `Ctrl-${letter}`), "Ctrl-Alt-b", "Ctrl-Alt-f"),
    ..."dhkloty".split("").map((letter) => `Ctrl-${letter}`),
    ...withShift("Ctrl-Enter", "Alt-Enter", "Alt-Escape", "Ctrl-'", "Ctrl-Tab"),
    // Clipboard, fonts, looking words up, and the characters.
    ...["Mod-a", "Mod-c", "Mod-v", "Mod-x", "Mod-Alt-Shift-v", "Mod-t", "Mod-Ctrl-d", "Mod-Ctrl-Space"],
    // Windows, the Dock, Spotlight, Mission Control, screenshots, locking and signing out.
    ...["Mod-h", "Mod-Alt-h", "Mod-m", "Mod-q", "Mod-w", "Mod-Space", "Mod-Alt-Space", "Mod-`", "Mod-Tab", "Mod-Alt-d"],
    ...[
      "Mod-Shift-3",
      "Mod-Shift-4",
      "Mod-Shift-5",
      "Mod-Ctrl-q",
      "Mod-Shift-q",
      "Mod-Alt-Escape",
      "Mod-Ctrl-f",
      "F11",
    ],
    ...["Ctrl-F2", "Ctrl-F3", "Ctrl-F4", "Ctrl-F5", "Ctrl-F6", "Ctrl-F7", "Ctrl-F8", "Mod-F5", "Mod-Alt-F5"],
  ],
  windows: [
    ...withShift("Mod-ArrowLeft", "Mod-ArrowRight", "Mod-ArrowUp", "Mod-ArrowDown", "Mod-Home", "Mod-End"),
    ...withShift("Home", "End", "PageUp", "PageDown"),
    ...["Mod-a", "Mod-c", "Mod-v", "Mod-x", "Mod-Shift-v", "Mod-Insert", "Shift-Insert", "Shift-Delete"],
    ...[
      "Alt-F4",
      "Alt-Tab",
      "Alt-Escape",
      "Alt-Space",
      "Alt-Enter",
      "Mod-Escape",
      "Mod-Shift-Escape",
      "Mod-Alt-Delete",
    ],
    ...["F10", "Shift-F10"],
  ],
  linux: [
    ...withShift("Mod-ArrowLeft", "Mod-ArrowRight", "Mod-ArrowUp", "Mod-ArrowDown", "Mod-Home", "Mod-End"),
    ...withShift("Mod-PageUp", "Mod-PageDown", "Home", "End", "PageUp", "PageDown"),
    ...["Mod-a", "Mod-c", "Mod-v", "Mod-x", "Mod-Insert", "Shift-Insert", "Shift-Delete"],
    // Typing characters by their number, and emoji.
    ...["Mod-Shift-u", "Mod-.", "Mod-;", "Mod-Shift-e"],
    // Workspaces, the desktop, a terminal, locking and signing out.
    ...withShift("Mod-Alt-ArrowLeft", "Mod-Alt-ArrowRight", "Mod-Alt-ArrowUp", "Mod-Alt-ArrowDown"),
    ...["Mod-Alt-d", "Mod-Alt-l", "Mod-Alt-t", "Mod-Alt-Delete", "Mod-Alt-Backspace", "Alt-F1", "Alt-F2", "Alt-F4"],
    ...["Alt-Tab", "Alt-Escape", "Alt-Space", "Alt-F5", "Alt-F7", "Alt-F8", "Alt-F9", "Alt-F10", "F10", "Shift-F10"],
  ],
};

function withShift(...keys: readonly string[]): readonly string[] {
  return keys.flatMap((each) => [each, each.replace(/(?=[^-]+$)/, "Shift-")]);
}
