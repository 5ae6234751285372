// @vitest-environment page
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { noteWords } from "#frontend/messages/notes.yaml";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { currentToasts, dismissToast } from "#frontend/ui/toast.ts";
import { NoteForm } from "./NoteForm.tsx";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  clearPage();
});

const field = (): HTMLTextAreaElement | null => document.querySelector("textarea");

function Form({ first, onCancel }: { readonly first: string; readonly onCancel: () => void }) {
  const [text, setText] = useState(first);
  const cancel = (): void => {
    setText("");
    onCancel();
  };
  return <NoteForm text={text} stored="Too short" onText={setText} onSave={() => undefined} onCancel={cancel} />;
}

const pressEscape = (isComposing = false): void =>
  act(() => void field()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing })));

test("the cursor is after the text", () => {
  mount(<Form first="Who is here?" onCancel={() => undefined} />);
  expect(document.activeElement).toBe(field());
  expect(field()?.selectionStart).toBe("Who is here?".length);
});

test("what Escape or Cancel discards can be brought back", () => {
  const onCancel = vi.fn();
  mount(<Form first="Who is here?" onCancel={onCancel} />);
  pressEscape(true);
  expect(onCancel).not.toHaveBeenCalled();
  pressEscape();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(field()?.value).toBe("");
  expect(currentToasts().map(({ text }) => text)).toEqual([noteWords.discarded]);
  act(() => currentToasts()[0]?.action?.onSelect());
  expect(field()?.value).toBe("Who is here?");
});

test("a text that wasn't changed is closed without a word", () => {
  const onCancel = vi.fn();
  mount(<Form first="Too short" onCancel={onCancel} />);
  act(() => buttonNamed(noteWords.cancel).click());
  expect(onCancel).toHaveBeenCalledOnce();
  expect(currentToasts()).toEqual([]);
});
