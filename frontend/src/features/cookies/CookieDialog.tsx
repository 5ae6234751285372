import { useState } from "react";
import { type CookiePreferences, everything } from "#domain/consent/cookiePreferences.ts";
import { consentWords as words } from "#frontend/messages/consent.ts";
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
      title={words.settings}
      onClose={cookieSettings.close}
      actions={
        <>
          <Button onClick={() => chooseCookies(chosen)}>{words.savePreferences}</Button>
          <Button onClick={() => chooseCookies(everything)}>{words.acceptAll}</Button>
        </>
      }
    >
      {words.kinds.map(({ name, label, text }) => (
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
