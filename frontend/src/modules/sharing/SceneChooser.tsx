import type { BlockId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { Loader } from "#frontend/ui/Loader.tsx";
import type { HeadingChoice } from "./headingsIn.ts";

interface SceneChooserProps {
  readonly headings: readonly HeadingChoice[] | undefined;
  readonly chosen: readonly BlockId[];
  readonly error: string | undefined;
  readonly onChoose: (chosen: readonly BlockId[]) => void;
}

/** The play's acts and scenes; choosing an act includes its scenes. */
export function SceneChooser({ headings, chosen, error, onChoose }: SceneChooserProps) {
  if (!headings) return <Loader label={sharingWords.loading} />;
  if (headings.length === 0) return <p className="share-link-facts">{sharingWords.noScenes}</p>;
  const choose = (id: BlockId, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  let act: HeadingChoice | undefined;
  return (
    <div className="share-link-scenes">
      {headings.map((heading) => {
        if (heading.kind === "act") act = heading;
        const isIncluded = heading.kind === "scene" && act !== undefined && chosen.includes(act.id);
        return (
          <label key={heading.id} className={`share-link-choice share-link-choice-${heading.kind}`}>
            <input
              type="checkbox"
              checked={isIncluded || chosen.includes(heading.id)}
              disabled={isIncluded}
              aria-invalid={error !== undefined}
              onChange={({ target }) => choose(heading.id, target.checked)}
            />
            <span>{heading.text || unnamed[heading.kind]}</span>
          </label>
        );
      })}
      {error && (
        <p className="share-link-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const unnamed = { act: editorWords.untitledAct, scene: editorWords.untitledScene } as const;
