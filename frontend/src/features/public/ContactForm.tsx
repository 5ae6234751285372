import { useEffect, useEffectEvent } from "react";
import { maxMessageLength, messageTopics } from "#domain/messages/messageTopics.ts";
import { Refused } from "#domain/refused.ts";
import { contactWords } from "#frontend/messages/contact.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { showMore } from "#frontend/messages/showLanguage.ts";
import { loadCode } from "#frontend/platform/reloadForNewRelease.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { ContactAddress } from "./ContactAddress.tsx";
import type { MessageValues } from "./checkMessage.ts";
import "./ContactForm.css";

const { form: words, topics } = contactWords;

const empty: MessageValues = { name: "", email: "", topic: "question", message: "", extra: "" };

interface ContactFormProps {
  /** Called with the address for the reply. */
  readonly onSent: (email: string) => void;
}

/** Loaded when the form is sent, because checking it needs the code for data validation. */
const sending = () =>
  loadCode(async () => {
    await showMore("sentences");
    return import("./sendMessage.ts");
  }).catch(() => {
    throw new Refused("unavailable", failureWords.offline);
  });

/** The contact form. It keeps its text until the message has been sent. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { field, values, onSubmit, isBusy, refusal } = useForm<MessageValues>({
    start: empty,
    check: async (values) => (await sending()).checkMessage(values),
    submit: async (written) => {
      // A browser's autofill may have filled it in, too, so the form explains it and lets people try again.
      if (written.extra) {
        trap.onValue("");
        return words.machine;
      }
      await (await sending()).send(written);
      onSent(written.email);
      return undefined;
    },
  });
  const isHydrated = useIsHydrated();
  const [name, email, topic, trap] = [field("name"), field("email"), field("topic"), field("extra")];
  useOwnAddress((own) => {
    if (!values.name) name.onValue(own.name);
    if (!values.email) email.onValue(own.email);
  });
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <noscript>
        <Alert kind="plain">{words.needsScript}</Alert>
      </noscript>
      <fieldset className="contact-form" disabled={!isHydrated}>
        <div className="contact-form-who">
          <TextField {...name} label={words.name} autoComplete="name" />
          <TextField {...email} label={words.email} type="email" autoComplete="email" />
        </div>
        <SelectField
          label={words.topic}
          value={values.topic}
          onValue={topic.onValue}
          choices={messageTopics.map((value) => ({ value, label: topics[value] }))}
        />
        <TextAreaField
          {...field("message")}
          label={words.message}
          hint={words.messageHint({ most: maxMessageLength })}
          rows={8}
        />
        <div className="only-spoken" aria-hidden="true">
          <label>
            {words.trap}
            <input
              name={trap.name}
              value={trap.value}
              onChange={(event) => trap.onValue(event.target.value)}
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </div>
        {refusal && (
          <Alert kind="bad">
            <span>{refusal}</span> {words.kept} <ContactAddress />
          </Alert>
        )}
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy} busyText={words.busy}>
            {words.send}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** Calls back with name and address of the signed-in person, once they are known. */
function useOwnAddress(tell: (own: { readonly name: string; readonly email: string }) => void): void {
  const state = useSession();
  const user = state.kind === "signed-in" ? state.session.user : undefined;
  const id = user?.id;
  const onPerson = useEffectEvent(() => {
    if (user) tell({ name: user.full_name || user.user_metadata.full_name, email: user.email });
  });
  useEffect(() => {
    if (id) onPerson();
  }, [id]);
}
