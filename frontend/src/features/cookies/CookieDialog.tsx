import { useState } from "react";
import { type CookiePreferences, everything } from "#domain/consent/cookiePreferences.ts";
import { consentWords } from "#frontend/messages/consent.yaml";
import { chooseCookies } from "#frontend/platform/consent/chooseCookies.ts";
import { cookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import "./cookies.css";

/** The three kinds, as stored. Nothing takes effect before it's saved. */
export function CookieDialog({ kept }: { readonly kept: CookiePreferences }) {
  const [chosen, choose] = useState(kept);
  return (
    <Dialog
      isOpen
      title={consentWords.settings}
      onClose={cookieSettings.close}
      actions={
        <>
          <Button onClick={() => chooseCookies(chosen)}>{consentWords.savePreferences}</Button>
          <Button onClick={() => chooseCookies(everything)}>{consentWords.acceptAll}</Button>
        </>
      }
    >
      {consentWords.kinds.map(({ name, label, text }) => (
        <Toggle
          key={name}
          label={label}
          text={text}
          isOn={chosen[name]}
          isFixed={name === "essential"}
          onChange={(isOn) => choose({ ...chosen, [name]: isOn, essential: true })}
        />
      ))}
    </Dialog>
  );
}
