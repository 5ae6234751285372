// @vitest-environment page
import { act, useState } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { buttonNamed, clearPage, mount, settle } from "./testing/page.ts";
import { showToast } from "./toast.ts";

afterEach(clearPage);

function Scene() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} title="Rename the play" onClose={() => setOpen(false)}>
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

const danger = (name: string) => (
  <Button key={name} variant="danger">
    {name}
  </Button>
);
const dialog = () => document.querySelector("dialog");

function open() {
  mount(<Scene />);
  buttonNamed("Open").focus();
  act(() => buttonNamed("Open").click());
}

test("a dialog is named by its title", () => {
  open();
  const name = document.getElementById(dialog()?.getAttribute("aria-labelledby") ?? "");
  expect(name?.textContent).toBe("Rename the play");
});

/** jsdom has no modal dialogs. Browsers focus the first element that can have the focus. */
function openLikeABrowser(): void {
  const prototype = HTMLDialogElement.prototype as { showModal?: () => void };
  prototype.showModal = function showModal(this: HTMLElement) {
    this.setAttribute("open", "");
    this.querySelector<HTMLElement>("a, button, input")?.focus();
  };
  onTestFinished(() => {
    delete prototype.showModal;
  });
}

test.each([
  ["a field", <input key="1" aria-label="Name" />, <Button key="2">Cancel</Button>, "Name"],
  ["the safe button of a question", "Sure?", [<Button key="1">Keep</Button>, danger("Delete")], "Keep"],
  [
    "the title if a button comes first",
    [<p key="1">They can't send any more.</p>, <Button key="2">Block</Button>],
    <Button key="3">Close</Button>,
    "Reader",
  ],
  ["the title if a dangerous button comes first", "Sure?", danger("Delete"), "Reader"],
  [
    "the title if an unavailable button comes first",
    "Sure?",
    <Button key="1" isDisabled>
      Undo
    </Button>,
    "Reader",
  ],
])("a dialog opens on %s", (_, content, actions, name) => {
  openLikeABrowser();
  mount(
    <Dialog isOpen title="Reader" actions={actions} onClose={() => undefined}>
      {content}
    </Dialog>,
  );
  const { activeElement } = document;
  expect(activeElement?.getAttribute("aria-label") ?? activeElement?.textContent).toBe(name);
});

test("while the content is loading, a button has the focus, not the link to the help", () => {
  openLikeABrowser();
  const help = { address: "/help/history", label: "Help on version history" };
  const close = <button type="button">Back to the text</button>;
  mount(
    <Dialog isOpen title="Version history" help={help} actions={close} onClose={() => undefined}>
      <p>Loading versions…</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(buttonNamed("Back to the text"));
});

test("Escape closes it, and the focus returns to where it was", () => {
  open();
  buttonNamed("Inside").focus();
  act(() => void dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(buttonNamed("Open"));
});

test("Escape closes the upper one of two dialogs, and canceling the choice of a file closes none", () => {
  const [onClose, onCloseInner] = [vi.fn(), vi.fn()];
  mount(
    <Dialog isOpen title="Export" onClose={onClose}>
      <input type="file" aria-label="File" />
      <Dialog isOpen title="Missing characters" onClose={onCloseInner}>
        <p>None</p>
      </Dialog>
    </Dialog>,
  );
  act(() => void document.querySelector("input")?.dispatchEvent(new Event("cancel", { bubbles: true })));
  expect([onClose.mock.calls, onCloseInner.mock.calls]).toEqual([[], []]);
  act(() => void document.querySelector("dialog dialog")?.dispatchEvent(new Event("cancel", { cancelable: true })));
  expect(onCloseInner).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test("a dialog that is shown once is closed neither by Escape nor by a click outside", () => {
  const onClose = vi.fn();
  mount(
    <Dialog isOpen isShownOnce title="Recovery codes" onClose={onClose}>
      <p>7k3m-x9qp</p>
    </Dialog>,
  );
  act(() => void dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })));
  act(() => dialog()?.click());
  expect(onClose).not.toHaveBeenCalled();
});

test("the focus of a removed item goes to the next one, to the one before, and in the end to the title", async () => {
  const List = () => {
    const [items, setItems] = useState(["Ann", "Tom", "Sue"]);
    return (
      <Dialog isOpen title="Guests" onClose={() => undefined}>
        <ul>
          {items.map((item) => (
            <li key={item}>
              {item === "Ann" && <button type="button">Invite Ann</button>}
              <button type="button" onClick={() => setItems(items.filter((one) => one !== item))}>
                {item}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  };
  mount(<List />);
  const remove = async (name: string): Promise<string | null | undefined> => {
    buttonNamed(name).focus();
    await settle(() => buttonNamed(name).click());
    return document.activeElement?.textContent;
  };
  expect(await remove("Tom")).toBe("Sue");
  expect(await remove("Sue")).toBe("Invite Ann");
  expect(await remove("Ann")).toBe("Guests");
});

test("the focus of a button that removes itself goes to the one beside it", async () => {
  const Shortcut = () => {
    const [isChanged, setChanged] = useState(true);
    return (
      <Dialog isOpen title="Shortcuts" onClose={() => undefined}>
        <p>
          <button type="button">Change</button>
          {isChanged && (
            <button type="button" onClick={() => setChanged(false)}>
              Reset
            </button>
          )}
        </p>
      </Dialog>
    );
  };
  mount(<Shortcut />);
  buttonNamed("Reset").focus();
  await settle(() => buttonNamed("Reset").click());
  expect(document.activeElement?.textContent).toBe("Change");
});

test("the focus returns without scrolling, because a long text would jump to its start", () => {
  open();
  const focus = vi.spyOn(buttonNamed("Open"), "focus");
  act(() => void dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test("clicking outside closes it, clicking inside doesn't", () => {
  open();
  act(() => buttonNamed("Inside").click());
  expect(dialog()).not.toBeNull();
  act(() => dialog()?.click());
  expect(dialog()).toBeNull();
});

test("selecting text beyond the edge doesn't close it, and neither does the second of two quick clicks", () => {
  open();
  const press = (target: Element | null) =>
    act(() => void target?.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  press(buttonNamed("Inside"));
  act(() => dialog()?.click());
  expect(dialog()).not.toBeNull();
  press(dialog());
  act(() => void dialog()?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })));
  expect(dialog()).not.toBeNull();
  act(() => dialog()?.click());
  expect(dialog()).toBeNull();
});

test("a toast is shown within an open dialog, and on the page when the dialog has closed", () => {
  mount(
    <>
      <Scene />
      <ToastRegion dismissLabel="Dismiss" />
    </>,
  );
  act(() => showToast("Saved"));
  const toastsIn = (place: Element | null) => [...(place?.querySelectorAll(".toast span") ?? [])].length;
  expect(toastsIn(document.body)).toBe(1);
  act(() => buttonNamed("Open").click());
  expect(toastsIn(dialog())).toBe(1);
  act(() => void dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })));
  expect(toastsIn(document.body)).toBe(1);
  act(() => buttonNamed("Dismiss").click());
  expect(toastsIn(document.body)).toBe(0);
});

test("the second click of the double click that opened it doesn't take the focus from its field", () => {
  open();
  const second = new MouseEvent("mousedown", { detail: 2, bubbles: true, cancelable: true });
  dialog()?.dispatchEvent(second);
  expect(second.defaultPrevented).toBe(true);
});
