import * as z from "zod";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { requestEmailChange } from "#frontend/modules/account/ownAccount.ts";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { SettingForm } from "./SettingForm.tsx";

interface NewEmailFormProps {
  readonly old: string;
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

export function NewEmailForm({ old, onSent, onCancel }: NewEmailFormProps) {
  const { field, ...form } = useForm({
    start: { email: "" },
    check: ({ email }) => faults({ email: newEmailError(email.trim(), old) }),
    submit: async ({ email }) => {
      await requestEmailChange(email.trim());
      onSent(email.trim());
      return undefined;
    },
  });
  return (
    <SettingForm {...form} submit={settingsWords.sendCode} busy={settingsWords.sendingCode} onCancel={onCancel}>
      <TextField
        {...field("email")}
        label={settingsWords.newEmail}
        hint={settingsWords.newEmailHint}
        type="email"
        autoComplete="email"
      />
    </SettingForm>
  );
}

function newEmailError(email: string, old: string): string | undefined {
  if (email === "") return settingsWords.emailMissing;
  if (!z.email().safeParse(email).success) return settingsWords.emailOdd;
  return email.toLowerCase() === old.toLowerCase() ? settingsWords.emailSame : undefined;
}
