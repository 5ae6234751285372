// @vitest-environment page
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";
import { buttonNamed, clearPage, mount } from "./testing/page.ts";

afterEach(clearPage);

test.each([{ isBusy: true }, { isDisabled: true }])("a button keeps the focus and ignores clicks: %o", (state) => {
  const onClick = vi.fn();
  const onCard = vi.fn();
  const Save = () => {
    const [isPressed, setPressed] = useState(false);
    const press = () => {
      onClick();
      setPressed(true);
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a card that is clicked as a whole.
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
      <div onClick={isPressed ? onCard : undefined}>
        <Button {...(isPressed && state)} busyText="Save" onClick={press}>
          Save
        </Button>
      </div>
    );
  };
  mount(<Save />);
  buttonNamed("Save").focus();
  for (let presses = 0; presses < 3; presses += 1) act(() => buttonNamed("Save").click());
  expect(document.activeElement).toBe(buttonNamed("Save"));
  expect(buttonNamed("Save").getAttribute("aria-disabled")).toBe("true");
  expect(onClick).toHaveBeenCalledOnce();
  expect(onCard).not.toHaveBeenCalled();
});

test("a busy button doesn't send its form again, and a button is disabled if it's disabled or busy", () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  mount(
    <form onSubmit={onSubmit}>
      <Button type="submit" isDisabled={false} isBusy busyText="Saving…">
        Save
      </Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  // Enter in a field clicks the form's first button that sends it.
  act(() => buttonNamed("Saving…").click());
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => buttonNamed("Send").click());
  expect(onSubmit).toHaveBeenCalledOnce();
});
