import { useState } from "react";
import type { AutomationAction, FormData } from "#domain/api/automation.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { Card } from "#frontend/ui/Page.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";

const { form: words, actions } = automationWords;

const optional = ["firstname", "lastname", "message"] as const;
type OptionalField = (typeof optional)[number];

const fieldTypes = {
  email: "email",
  firstname: "single_line_text",
  lastname: "single_line_text",
  message: "multi_line_text",
} as const;

const fieldOf = (name: keyof typeof fieldTypes): FormData["fields"][number] => ({
  name,
  label: words.fieldLabels[name],
  fieldType: fieldTypes[name],
  required: name === "email",
});

interface HubspotFormProps {
  readonly isBusy: boolean;
  readonly run: (action: AutomationAction) => Promise<boolean>;
}

export function HubspotForm({ isBusy, run }: HubspotFormProps) {
  const [chosen, setChosen] = useState<readonly OptionalField[]>(["firstname"]);
  const { field, onSubmit } = useForm({
    start: { name: "", ...words.start },
    check: ({ name, submitText, thanks }) =>
      faults({
        name: name.trim() ? undefined : words.noName,
        submitText: submitText.trim() ? undefined : words.needed,
        thanks: thanks.trim() ? undefined : words.needed,
      }),
    submit: async (values) => {
      const fields = (["email", ...chosen] as const).map(fieldOf);
      await run({ action: "create_hubspot_form", formData: { ...values, fields } });
      return undefined;
    },
  });
  const toggle = (name: OptionalField, isOn: boolean) =>
    setChosen(optional.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <Card title={actions.create_hubspot_form.label}>
      <p>{actions.create_hubspot_form.text}</p>
      <form className="automation-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField {...field("name")} label={words.name} autoComplete="off" maxLength={200} />
        <fieldset className="automation-fields">
          <legend>{words.fields}</legend>
          {optional.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
              />
              <span>{words.fieldLabels[name]}</span>
            </label>
          ))}
        </fieldset>
        <TextField {...field("submitText")} label={words.submitText} autoComplete="off" maxLength={100} />
        <TextField {...field("thanks")} label={words.thanks} autoComplete="off" maxLength={1000} />
        <div>
          <Button type="submit" isDisabled={isBusy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
