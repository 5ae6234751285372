import { useEffect, useRef, useState } from "react";
import { type Block, textOf } from "#domain/play/play.ts";
import { type PlayScene, presentAt } from "#domain/play/stage/stagePlay.ts";
import { stageWords } from "#frontend/messages/stage.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { Staged } from "#frontend/modules/editor/stage/stageSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { changesAt, correct, uncorrect } from "./correctStage.ts";

interface CorrectBlockProps {
  readonly editor: Editor;
  readonly staged: Staged;
  readonly scene: PlayScene;
  readonly block: Block;
}

/** Lets the writer say who enters and exits at a block. */
export function CorrectBlock({ editor, staged, scene, block }: CorrectBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const isCorrected = staged.marks[block.id] !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <CorrectionForm {...{ editor, staged, scene, block }} onClose={() => setOpen(false)} />;
  return (
    <div className="stage-choices">
      <Button
        ref={button}
        size="small"
        variant="bare"
        aria-label={stageWords.correctBlock({ text: textOf(block) })}
        onClick={() => setOpen(true)}
      >
        {stageWords.correct}
      </Button>
      {isCorrected && (
        <>
          <span className="stage-corrected">{stageWords.corrected}</span>
          <Button size="small" variant="bare" onClick={() => uncorrect(editor, block.id)}>
            {stageWords.asRecognized}
          </Button>
        </>
      )}
    </div>
  );
}

function CorrectionForm({
  editor,
  staged,
  scene,
  block,
  onClose,
}: CorrectBlockProps & { readonly onClose: () => void }) {
  const now = changesAt(scene, block.id);
  const [enters, setEnters] = useState<readonly string[]>(now.enters);
  const [exits, setExits] = useState<readonly string[]>(now.exits);
  const present = new Set(presentAt(scene, block.id));
  const before = new Set([...[...present].filter((name) => !now.enters.includes(name)), ...now.exits]);
  const { names } = staged.reader.cast;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return (
    <form
      ref={form}
      className="stage-form"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Only the form closes, and not the panel.
        event.stopPropagation();
        onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        correct(editor, staged, block.id, { enters, exits });
        onClose();
      }}
    >
      <Names
        legend={stageWords.whoEnters}
        names={names.filter((name) => !before.has(name))}
        chosen={enters}
        ifNone={stageWords.nobodyToEnter}
        onChange={setEnters}
      />
      <Names
        legend={stageWords.whoExits}
        names={names.filter((name) => before.has(name))}
        chosen={exits}
        ifNone={stageWords.nobodyToExit}
        onChange={setExits}
      />
      <div className="stage-choices">
        <Button size="small" onClick={onClose}>
          {stageWords.cancel}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {stageWords.saveCorrection}
        </Button>
      </div>
    </form>
  );
}

interface NamesProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly ifNone: string;
  readonly onChange: (chosen: readonly string[]) => void;
}

function Names({ legend, names, chosen, ifNone, onChange }: NamesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {names.length === 0 && <p>{ifNone}</p>}
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
          <bdi translate="no">{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
