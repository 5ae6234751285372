import type { FormEvent, ReactNode } from "react";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { FocusedForm } from "#frontend/ui/FocusedForm.tsx";

interface SettingFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly submit: string;
  readonly busy: string;
  readonly cancel?: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The form for one setting: fields, error, save and cancel. */
export const SettingForm = (props: SettingFormProps) => (
  <FocusedForm onSubmit={props.onSubmit}>
    {props.children}
    {props.refusal && <Alert kind="bad">{props.refusal}</Alert>}
    <div className="card-actions">
      <Button type="submit" variant="primary" isBusy={props.isBusy} busyText={props.busy}>
        {props.submit}
      </Button>
      <Button onClick={props.onCancel}>{props.cancel ?? settingsWords.cancel}</Button>
    </div>
  </FocusedForm>
);
