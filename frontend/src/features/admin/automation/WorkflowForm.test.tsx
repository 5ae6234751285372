// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { automationWords } from "#frontend/messages/automation.yaml";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { WorkflowForm } from "./WorkflowForm.tsx";

const words = automationWords.workflow;
afterEach(clearPage);

async function submit(properties: string) {
  const run = vi.fn(async () => true);
  mount(<WorkflowForm workflows={{}} isBusy={false} run={run} />);
  typeInto(fieldLabelled(words.id), "42");
  typeInto(fieldLabelled(words.email), "nell@example.org");
  typeInto(fieldLabelled(words.properties), properties);
  await settle(() => buttonNamed(words.submit).click());
  return run;
}

test("the properties that were entered are sent with the workflow", async () => {
  const run = await submit("favorite_play = Hamlet = the Dane\n\n  stage_name=Nell ");
  expect(run).toHaveBeenCalledExactlyOnceWith({
    action: "trigger_workflow",
    workflowData: {
      workflowId: "42",
      email: "nell@example.org",
      properties: { favorite_play: "Hamlet = the Dane", stage_name: "Nell" },
    },
  });
});

test("without properties, an empty set is sent", async () => {
  expect((await submit(" \n")).mock.calls).toMatchObject([[{ workflowData: { properties: {} } }]]);
});

test.each([
  ["no name", "= Hamlet", 1],
  ["a line without an equals sign", "favorite_play = Hamlet\nOphelia", 2],
  ["a name that HubSpot doesn't allow", "Favorite Play = Hamlet", 1],
  ["the same name twice", "a_b = 1\na_b = 2", 2],
])("%s is reported with its line, and nothing is sent", async (_, text, line) => {
  const run = await submit(text);
  expect(run).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(words.badProperty({ line }));
});
