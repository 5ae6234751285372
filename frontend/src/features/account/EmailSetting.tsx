import { useState } from "react";
import * as z from "zod";
import { staleSignIn } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { requestEmailChange } from "#frontend/modules/account/ownAccount.ts";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { useForm } from "#frontend/ui/useForm.ts";
import { EmailCodeForm } from "./EmailCodeForm.tsx";
import { SettingForm } from "./SettingForm.tsx";
import { SettingRow } from "./SettingRow.tsx";

type Step =
  | { readonly kind: "closed" | "proving" | "asking" }
  /** A code has been sent to the new address. */
  | { readonly kind: "confirming"; readonly email: string };

interface EmailSettingProps {
  readonly userId: string;
  readonly email: string;
}

/**
 * The account's e-mail address. Changing it takes the password first, and the authenticator code if the account requires
 * one. A new address takes effect only after its code was entered here.
 */
export function EmailSetting({ userId, email }: EmailSettingProps) {
  const [step, setStep] = useState<Step>(() => {
    const waiting = findNewEmail(userId);
    return waiting ? { kind: "confirming", email: waiting } : { kind: "closed" };
  });
  const go = (next: Step) => {
    saveNewEmail(userId, next.kind === "confirming" ? next.email : undefined);
    setStep(next);
  };
  const [isProved, setProved] = useState(false);
  const ask = () => go({ kind: isProved ? "asking" : "proving" });
  const proved = async () => {
    setProved(true);
    go({ kind: "asking" });
  };
  /** Sends the code, or asks for the password again if that was too long ago. */
  const request = async (asked: string): Promise<boolean> => {
    try {
      await requestEmailChange(asked);
      return true;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== staleSignIn) throw error;
      setProved(false);
      go({ kind: "proving" });
      return false;
    }
  };
  const done = (now: string) => {
    setProved(false);
    go({ kind: "closed" });
    showToast(settingsWords.emailChanged({ email: now }));
  };
  return (
    <SettingRow
      label={settingsWords.email}
      value={email}
      changeLabel={settingsWords.changeEmail}
      onChange={ask}
      isOpen={step.kind !== "closed"}
    >
      {step.kind === "proving" && (
        <Reauthentication
          isInCard
          submit={settingsWords.continue}
          onProved={proved}
          onCancel={() => go({ kind: "closed" })}
        />
      )}
      {step.kind === "asking" && (
        <NewEmailForm
          old={email}
          request={request}
          onSent={(asked) => go({ kind: "confirming", email: asked })}
          onCancel={() => go({ kind: "closed" })}
        />
      )}
      {step.kind === "confirming" && (
        <EmailCodeForm
          old={email}
          email={step.email}
          request={request}
          onDone={() => done(step.email)}
          onOther={ask}
          onCancel={() => go({ kind: "closed" })}
        />
      )}
    </SettingRow>
  );
}

const keyOf = (userId: string) => `ghostlight.new-email.${userId}` as const;

/**
 * Returns the address that waits for its code. It's stored per tab, because a phone may unload the page while the
 * person reads the e-mail.
 */
function findNewEmail(userId: string): string | undefined {
  try {
    return z.email().safeParse(sessionEntries.getItem(keyOf(userId))).data;
  } catch {
    return undefined;
  }
}

/** `undefined` removes it. */
function saveNewEmail(userId: string, email: string | undefined): void {
  try {
    if (email) sessionEntries.setItem(keyOf(userId), email);
    else sessionEntries.removeItem(keyOf(userId));
  } catch {
    // Without storage, the address has to be entered again.
  }
}

interface NewEmailFormProps {
  readonly old: string;
  readonly request: (email: string) => Promise<boolean>;
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

function NewEmailForm({ old, request, onSent, onCancel }: NewEmailFormProps) {
  const { field, ...form } = useForm({
    start: { email: "" },
    check: ({ email }) => faults({ email: newEmailError(email.trim(), old) }),
    submit: async ({ email }) => {
      if (await request(email.trim())) onSent(email.trim());
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
