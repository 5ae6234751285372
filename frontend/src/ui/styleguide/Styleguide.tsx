import { useState } from "react";
import { Page } from "../Page.tsx";
import { Segmented } from "../Segmented.tsx";
import { ToastRegion } from "../ToastRegion.tsx";
import { Buttons } from "./Buttons.tsx";
import { Dialogs } from "./Dialogs.tsx";
import { Fields } from "./Fields.tsx";
import { Messages } from "./Messages.tsx";
import { Surfaces } from "./Surfaces.tsx";
import { Tokens } from "./Tokens.tsx";
import "./styleguide.css";

/** Every component of the design system in every state, in both themes. `npm run dev` serves it at `/styleguide`. */
export function Styleguide() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme);
  const choose = (next: string) => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  const choices = (
    <Segmented
      label="Theme"
      value={theme ?? "light"}
      choices={[
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]}
      onValue={choose}
    />
  );
  return (
    <div className="styleguide">
      <Page title="Style guide" lead="Every component in every state." actions={choices}>
        <Tokens />
        <Buttons />
        <Fields />
        <Messages />
        <Dialogs />
        <Surfaces />
      </Page>
      <ToastRegion dismissLabel="Dismiss" />
    </div>
  );
}
