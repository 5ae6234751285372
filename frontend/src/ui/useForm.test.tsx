// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { Button } from "./Button.tsx";
import { TextField } from "./TextField.tsx";
import { buttonNamed, clearPage, fieldLabelled, mount, settle } from "./testing/page.ts";
import { useForm } from "./useForm.ts";

afterEach(clearPage);

function Form({ submit }: { readonly submit: () => Promise<undefined> }) {
  const { field, onSubmit, isBusy } = useForm({ start: { name: "Nell", site: "nell" }, check: () => ({}), submit });
  return (
    <form onSubmit={onSubmit}>
      <TextField {...field("name")} label="Name" />
      <TextField {...field("site")} label="Site" />
      <Button type="submit" isBusy={isBusy} busyText="Sending">
        Send
      </Button>
    </form>
  );
}

test("a sentence that a field shows isn't shown above the button, too", async () => {
  const wrong = "The password isn't right.";
  let refusal: unknown;
  function Shown() {
    const form = useForm({
      start: { name: "" },
      check: () => ({}),
      submit: async () => {
        throw new Refused("invalid", wrong, { fields: { name: wrong } });
      },
    });
    refusal = form.refusal;
    return (
      <form onSubmit={form.onSubmit}>
        <TextField {...form.field("name")} label="Name" />
        <button type="submit">Send</button>
      </form>
    );
  }
  const page = mount(<Shown />);
  await settle(() => buttonNamed("Send").click());
  expect(page.textContent).toContain(wrong);
  expect(refusal).toBeUndefined();
});

test("the cursor goes to the field that was refused, because the button lost the focus while it was busy", async () => {
  mount(
    <Form
      submit={async () => {
        throw new Refused("invalid", "Check your site.", { fields: { site: "That isn't an address." } });
      }}
    />,
  );
  await settle(() => buttonNamed("Send").click());
  expect(document.activeElement).toBe(fieldLabelled("Site"));
});
