import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { readingWords } from "#frontend/messages/reading.yaml";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { PlainButton } from "#frontend/ui/PlainButton.tsx";
import { LinkNotice } from "./LinkNotice.tsx";
import { type ReaderLink, savePass } from "./readerLink.ts";

interface LockedProps {
  readonly link: ReaderLink;
  readonly onOpen: () => void;
}

/** Asks for the link's password. */
export const Locked = ({ link, onOpen }: LockedProps) => (
  <LinkNotice title={readingWords.locked.title} text={readingWords.locked.text}>
    <PasswordForm link={link} onOpen={onOpen} />
  </LinkNotice>
);

export function PasswordForm({ link, onOpen }: LockedProps) {
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const [fieldId, errorId] = [useId(), useId()];
  useEffect(() => field.current?.focus(), []);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const errorText = password === "" ? readingWords.locked.empty : await unlock(link, password);
    setBusy(false);
    setError(errorText ?? "");
    if (errorText === undefined) onOpen();
    else field.current?.focus();
  };
  return (
    <form className="reader-password-form" onSubmit={onSubmit} noValidate>
      <label htmlFor={fieldId}>{readingWords.locked.password}</label>
      <input
        ref={field}
        id={fieldId}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        aria-invalid={error !== ""}
        aria-describedby={errorId}
      />
      <p id={errorId} className="reader-field-error" role="alert">
        {error}
      </p>
      <PlainButton type="submit" className="reader-button reader-button-main" isUnavailable={isBusy}>
        {isBusy ? readingWords.locked.opening : readingWords.locked.open}
      </PlainButton>
    </form>
  );
}

/** Returns why the password wasn't accepted; undefined if it was. */
async function unlock(link: ReaderLink, password: string): Promise<string | undefined> {
  try {
    const { askForPass } = await import("./askForPass.ts");
    savePass(link, await askForPass(link, password));
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
