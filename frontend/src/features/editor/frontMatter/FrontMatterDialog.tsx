import { useState } from "react";
import type { FrontPart } from "#domain/play/front/frontFields.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { frontMatterWords as words } from "#frontend/messages/frontMatter.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { CharactersForm } from "./CharactersForm.tsx";
import { FillInSongs } from "./FillInSongs.tsx";
import { FrontPages } from "./FrontPages.tsx";
import { FrontTextField } from "./FrontTextField.tsx";
import { sectionsOfForm } from "./frontSections.ts";
import "./frontMatter.css";
import { helpOn } from "../helpOn.ts";

interface FrontMatterDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The form scrolls, and browsers focus something that scrolls before what's in it. */
const focusFirstField = (form: HTMLElement | null): void =>
  form?.querySelector("input, textarea")?.setAttribute("autofocus", "");

/** Everything that comes before the play as a form, with the pages beside it. On a phone, a button switches between them. */
export function FrontMatterDialog({ editor, onClose }: FrontMatterDialogProps) {
  const [part, setPart] = useState<FrontPart>("title");
  const [showsPages, setShowsPages] = useState(false);
  const actions = (
    <>
      <Button className="front-switch" onClick={() => setShowsPages(!showsPages)}>
        {showsPages ? words.form : words.pages}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {words.done}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="full"
      title={editorWords.frontMatter}
      help={helpOn(editorWords.frontMatter, "frontMatter")}
      onClose={onClose}
      actions={actions}
    >
      <div className={showsPages ? "front-matter front-matter-pages" : "front-matter"}>
        <div ref={focusFirstField} className="front-form" data-sentry-mask>
          {sectionsOfForm.map(({ title, fields }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              {fields.length === 0 && <CharactersForm editor={editor} onFocus={() => setPart("characters")} />}
              {fields.map((field) => (
                <div key={field} className="front-form-field">
                  <FrontTextField editor={editor} field={field} onFocus={() => setPart(field)} />
                  {field === "musicalNumbers" && <FillInSongs editor={editor} />}
                </div>
              ))}
            </section>
          ))}
        </div>
        <FrontPages key={String(showsPages)} doc={editor.doc} part={part} />
      </div>
    </Dialog>
  );
}
