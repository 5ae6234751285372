import { useState } from "react";
import * as z from "zod";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { Reauthentication } from "#frontend/modules/account/Reauthentication.tsx";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { EmailCodeForm } from "./EmailCodeForm.tsx";
import { NewEmailForm } from "./NewEmailForm.tsx";
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
          onSent={(asked) => go({ kind: "confirming", email: asked })}
          onCancel={() => go({ kind: "closed" })}
        />
      )}
      {step.kind === "confirming" && (
        <EmailCodeForm
          old={email}
          email={step.email}
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
