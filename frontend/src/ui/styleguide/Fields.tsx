import { useState } from "react";
import { Button } from "../Button.tsx";
import { CodeField } from "../CodeField.tsx";
import { FocusedForm } from "../FocusedForm.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { Segmented } from "../Segmented.tsx";
import { SelectField } from "../SelectField.tsx";
import { TextAreaField } from "../TextAreaField.tsx";
import { TextField } from "../TextField.tsx";
import { Toggle } from "../Toggle.tsx";
import { Example, Examples } from "./Example.tsx";

const hint = "As it's printed on the title page.";
const error = "Enter a title.";
const choices = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
] as const;

/** Fields with their hints and errors. */
export function Fields() {
  const [text, setText] = useState("Ghosts");
  const [code, setCode] = useState("123456");
  const [language, setLanguage] = useState<"en" | "es">("en");
  const [isOn, setOn] = useState(true);
  const [hasForm, setForm] = useState(false);
  const field = { value: text, onValue: setText };
  const password = { showLabel: "Show password", isHiddenLabel: "Hidden", isShownLabel: "Shown" };
  return (
    <Examples title="Fields">
      <Example name="Segmented">
        <Segmented label="Language" value={language} choices={choices} onValue={setLanguage} />
      </Example>
      <Example name="Check box and radio buttons">
        <div className="styleguide-row">
          <label>
            <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} /> Front matter
          </label>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="language" checked={value === language} onChange={() => setLanguage(value)} />{" "}
              {label}
            </label>
          ))}
        </div>
      </Example>
      <Example name="List that's gone through with the keys">
        <div role="listbox" aria-label="Scenes" tabIndex={0}>
          {["Attic", "Hall", "Garden"].map((name) => (
            <div key={name} role="option" tabIndex={-1} aria-selected={name === "Hall"} className="styleguide-option">
              {name}
            </div>
          ))}
        </div>
      </Example>
      <Example name="TextField">
        <TextField label="Title" {...field} />
      </Example>
      <Example name="TextField, hint">
        <TextField label="Title" hint={hint} {...field} />
      </Example>
      <Example name="TextField, error">
        <TextField label="Title" hint={hint} error={error} {...field} />
      </Example>
      <Example name="TextField, disabled">
        <TextField label="Title" disabled {...field} />
      </Example>
      <Example name="TextField, search without a visible label">
        <TextField type="search" label="Search" isLabelHidden placeholder="Search" value="" onValue={setText} />
      </Example>
      <Example name="TextAreaField">
        <TextAreaField label="Synopsis" {...field} />
      </Example>
      <Example name="TextAreaField, error">
        <TextAreaField label="Synopsis" hint={hint} error={error} {...field} />
      </Example>
      <Example name="PasswordField">
        <PasswordField label="Password" autoComplete="current-password" {...password} {...field} />
      </Example>
      <Example name="PasswordField, error">
        <PasswordField label="Password" autoComplete="new-password" error={error} {...password} {...field} />
      </Example>
      <Example name="CodeField">
        <CodeField label="Code" value={code} onValue={setCode} />
      </Example>
      <Example name="CodeField, error">
        <CodeField label="Code" hint="Six digits" error="That code isn't right." value={code} onValue={setCode} />
      </Example>
      <Example name="SelectField">
        <SelectField label="Language" value={language} choices={choices} onValue={setLanguage} />
      </Example>
      <Example name="SelectField, small, hint">
        <SelectField
          label="Language"
          size="small"
          hint="Of the interface."
          value={language}
          choices={choices}
          onValue={setLanguage}
        />
      </Example>
      <Example name="Toggle">
        <Toggle label="Analytics" text="Counts visits." isOn={isOn} onChange={setOn} />
      </Example>
      <Example name="Toggle, fixed">
        <Toggle label="Essential" text="Always on." isOn isFixed onChange={setOn} />
      </Example>
      <Example name="FocusedForm, takes the focus">
        <Button onClick={() => setForm(!hasForm)}>{hasForm ? "Close" : "Open"}</Button>
        {hasForm && (
          <FocusedForm onSubmit={async (event) => event.preventDefault()}>
            <TextField label="New name" {...field} />
          </FocusedForm>
        )}
      </Example>
    </Examples>
  );
}
