import { useState } from "react";
import { Button } from "../Button.tsx";
import { Page } from "../Page.tsx";
import { ToastRegion } from "../ToastRegion.tsx";
import { Buttons } from "./Buttons.tsx";
import { Dialogs } from "./Dialogs.tsx";
import { Fields } from "./Fields.tsx";
import { Messages } from "./Messages.tsx";
import { Surfaces } from "./Surfaces.tsx";
import { Tokens } from "./Tokens.tsx";
import "./styleguide.css";

const themes = ["light", "dark"] as const;

/** Every component of the design system in every state, in both themes. `npm run dev` serves it at `/styleguide`. */
export function Styleguide() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme);
  const choose = (next: (typeof themes)[number]) => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  const choices = themes.map((one) => (
    <Button key={one} size="small" aria-pressed={one === theme} onClick={() => choose(one)}>
      {one === "light" ? "Light" : "Dark"}
    </Button>
  ));
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
