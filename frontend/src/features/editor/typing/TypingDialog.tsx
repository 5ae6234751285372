import "./typing.css";
import { useMemo } from "react";
import { setTyping, type TypingChange } from "#domain/play/document/typing.ts";
import { type TypingReplacement, type TypingSettings, typingReplacements } from "#domain/play/play.ts";
import type { Typography } from "#domain/play/typing/typography.ts";
import { languageName } from "#frontend/messages/languageName.ts";
import { languageChoices } from "#frontend/messages/typing.ts";
import { replacementWords, typingWords } from "#frontend/messages/typing.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { typingRulesOf, usePlayTyping } from "#frontend/modules/editor/playLanguage.ts";
import { useManuscriptLanguage } from "#frontend/platform/manuscriptLanguageOf.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import { helpOn } from "../helpOn.ts";

interface TypingDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Chooses the play's language and what smart typing replaces. Each choice takes effect at once. */
export function TypingDialog({ editor, onClose }: TypingDialogProps) {
  const typing = usePlayTyping(editor.doc);
  const { typography } = typingRulesOf(editor.doc);
  const change = (changed: TypingChange): void => editor.change({ name: "typing" }, (doc) => setTyping(doc, changed));
  const actions = (
    <Button variant="primary" onClick={onClose}>
      {typingWords.done}
    </Button>
  );
  return (
    <Dialog
      isOpen
      title={typingWords.title}
      help={helpOn(typingWords.title, "typing")}
      onClose={onClose}
      actions={actions}
    >
      <LanguageField typing={typing} onLanguage={(language) => change({ language })} />
      <fieldset className="typing-replacements">
        <legend>{typingWords.replacements}</legend>
        {typingReplacements.map((name) => (
          <Toggle
            key={name}
            label={replacementWords[name].label}
            text={describe(name, typography)}
            isOn={typing[name] ?? true}
            onChange={(isOn) => {
              editor.endStep();
              change({ [name]: isOn });
            }}
          />
        ))}
        <p className="typing-hint">{typingWords.undoHint}</p>
      </fieldset>
    </Dialog>
  );
}

interface LanguageFieldProps {
  readonly typing: TypingSettings;
  /** Empty for the account's language. */
  readonly onLanguage: (language: string) => void;
}

function LanguageField({ typing: { language = "" }, onLanguage }: LanguageFieldProps) {
  const account = useManuscriptLanguage();
  const known = useMemo(languageChoices, []);
  const other = language !== "" && !known.some(({ value }) => value === language);
  const choices = [
    { value: "", label: typingWords.accountLanguage({ language: languageName(account) }) },
    ...known,
    ...(other ? [{ value: language, label: languageName(language) }] : []),
  ];
  return (
    <SelectField
      label={typingWords.language}
      hint={typingWords.languageHint}
      value={language}
      choices={choices}
      onValue={onLanguage}
    />
  );
}

function describe(name: TypingReplacement, { double, single, dash }: Typography): string {
  if (name === "quotes" && !double) return typingWords.keptQuotes;
  const marks = {
    quotes: [...(double ?? []), ...(single ?? [])].map((mark) => mark.trim()).join(" "),
    dashes: dash,
    ellipses: "…",
  };
  return replacementWords[name].text({ marks: marks[name] });
}
