// @vitest-environment page
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Alert } from "./Alert.tsx";
import { clearPage, mount, settle } from "./testing/page.ts";
import { currentToasts, dismissToast, showToast } from "./toast.ts";
import { useForm } from "./useForm.ts";

beforeEach(() => {
  showToast("Saved.");
  showToast("The play is in the bin.", { label: "Undo", onSelect: () => undefined });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  clearPage();
});

const texts = () => currentToasts().map(({ text }) => text);

test("an error removes older messages, except those with an action", () => {
  mount(<Alert kind="good">Sent.</Alert>);
  expect(texts()).toHaveLength(2);
  mount(<Alert kind="bad">That did not work.</Alert>);
  expect(texts()).toEqual(["The play is in the bin."]);
});

test("submitting a form removes older messages, whatever the result", async () => {
  const Form = () => {
    const { onSubmit } = useForm({ start: { name: "" }, check: () => ({ name: "Missing." }), submit: async () => "" });
    return <form onSubmit={(event) => void onSubmit(event)} />;
  };
  const page = mount(<Form />);
  await settle(() => act(() => void page.querySelector("form")?.requestSubmit()));
  expect(texts()).toEqual(["The play is in the bin."]);
});
