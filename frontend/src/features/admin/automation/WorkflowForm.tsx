import * as z from "zod";
import type { AutomationAction } from "#domain/api/automation.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { Card } from "#frontend/ui/Page.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";

const { workflow: words, actions } = automationWords;

function faultIn(text: string): string | undefined {
  const read = readProperties(text);
  return "faultyLine" in read ? words.badProperty({ line: read.faultyLine }) : undefined;
}

interface WorkflowFormProps {
  /** Known workflow numbers by name, offered as suggestions. */
  readonly workflows: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly run: (action: AutomationAction) => Promise<boolean>;
}

export function WorkflowForm({ workflows, isBusy, run }: WorkflowFormProps) {
  const { field, onSubmit } = useForm({
    start: { workflowId: "", email: "", properties: "" },
    check: ({ workflowId, email, properties }) =>
      faults({
        workflowId: /^\d{1,20}$/.test(workflowId.trim()) ? undefined : words.digits,
        email: z.email().max(254).safeParse(email.trim()).success ? undefined : words.noEmail,
        properties: faultIn(properties),
      }),
    submit: async ({ workflowId, email, properties: text }) => {
      const read = readProperties(text);
      const properties = "properties" in read ? read.properties : {};
      const workflowData = { workflowId: workflowId.trim(), email: email.trim(), properties };
      await run({ action: "trigger_workflow", workflowData });
      return undefined;
    },
  });
  return (
    <Card title={actions.trigger_workflow.label}>
      <p>{actions.trigger_workflow.text}</p>
      <form className="automation-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          {...field("workflowId")}
          label={words.id}
          hint={words.idHint}
          inputMode="numeric"
          autoComplete="off"
          list="known-workflows"
        />
        <datalist id="known-workflows">
          {Object.entries(workflows).map(([name, id]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </datalist>
        <TextField {...field("email")} label={words.email} type="email" autoComplete="off" />
        <TextAreaField {...field("properties")} label={words.properties} hint={words.propertiesHint} rows={3} />
        <div>
          <Button type="submit" isDisabled={isBusy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type Read =
  | { readonly properties: Readonly<Record<string, string>> }
  /** The line with the error, counted from 1. */
  | { readonly faultyLine: number };

/** Reads contact properties as typed: one `name = value` per line. Each name may appear once. */
function readProperties(text: string): Read {
  const properties = new Map<string, string>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const [, name, value] = /^\s*([a-z][a-z0-9_]{0,99})\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || properties.has(name)) return { faultyLine: at + 1 };
    properties.set(name, value.trim());
  }
  return { properties: Object.fromEntries(properties) };
}
