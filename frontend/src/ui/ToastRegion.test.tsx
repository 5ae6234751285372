// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { ToastRegion } from "./ToastRegion.tsx";
import { buttonNamed, clearPage, mount, settle } from "./testing/page.ts";
import { showToast } from "./toast.ts";

afterEach(clearPage);

test("after the action of a toast, the focus is where it was before", async () => {
  let undone = 0;
  mount(
    <>
      <input aria-label="text" />
      <ToastRegion dismissLabel="Dismiss" />
    </>,
  );
  await settle(() => showToast("Deleted.", { label: "Undo", onSelect: () => undone++ }));
  const text = document.querySelector("input");
  await settle(() => text?.focus());
  await settle(() => buttonNamed("Undo").focus());
  await settle(() => buttonNamed("Undo").click());
  expect(undone).toBe(1);
  expect(document.activeElement).toBe(text);
});
