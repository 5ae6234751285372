import { type RefObject, useEffect, useRef, useState } from "react";
import { type Block, type Play, textOf } from "#domain/play/play.ts";
import type { ComparedScene, PlayComparison } from "#domain/play/versions/comparePlays.ts";
import type { RestoreScope } from "#domain/play/versions/restoreBlocks.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontFieldLabels } from "#frontend/messages/frontMatter.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { compareInWorker } from "#frontend/modules/versions/compareInWorker.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
import { ComparedElement } from "./ComparedElement.tsx";
import { ComparedWords } from "./ComparedWords.tsx";
import { comparedRows } from "./comparedRows.ts";

interface ComparisonViewProps {
  /** Says which of the two is older. */
  readonly lead: string;
  /** Undefined while it's loading. */
  readonly before: Play | undefined;
  readonly after: Play | undefined;
  /** Puts a part of the version back into the text; absent if the comparison isn't with the current text. */
  readonly onRestore: ((scope: RestoreScope) => void) | undefined;
}

/** What changed between two versions, by scene, and ways to go from change to change. */
export function ComparisonView({ lead, before, after, onRestore }: ComparisonViewProps) {
  const comparing = useComparison(before, after);
  const scroller = useRef<HTMLElement>(null);
  if (comparing.kind === "failed") return <Alert kind="bad">{historyWords.failed}</Alert>;
  if (comparing.kind === "comparing")
    return (
      <div className="history-scroll">
        <p role="status">{before && after ? historyWords.comparing : historyWords.reading}</p>
      </div>
    );
  const { comparison } = comparing;
  const count = countOf(comparison);
  const direction = <p className="history-direction">{lead}</p>;
  if (count === 0)
    return (
      <div className="history-scroll">
        {direction}
        <p role="status">{historyWords.same}</p>
      </div>
    );
  return (
    <>
      <ChangeSteps key={count} scroller={scroller} count={count} />
      <ScrollArea ref={scroller} className="history-scroll" label={historyWords.changes}>
        {direction}
        <Fields comparison={comparison} />
        {partsOf(comparison).map((part) =>
          typeof part === "object" ? (
            <Scene key={part.blocks[0]?.block.id} scene={part} onRestore={onRestore} />
          ) : (
            <p key={part} className="history-left-out">
              {historyWords.unchangedScenes({ count: Number(part.split(" ")[1]) })}
            </p>
          ),
        )}
      </ScrollArea>
    </>
  );
}

/** Each place with this attribute is one change. */
const changeMark = "[data-change]";

const countOf = ({ fields, scenes }: PlayComparison): number =>
  fields.length + scenes.reduce((count, scene) => count + changesIn(scene), 0);

const changesIn = ({ blocks, isMoved }: ComparedScene): number =>
  comparedRows(blocks).filter((row) => row.kind === "element" && row.startsChange).length + (isMoved ? 1 : 0);

/** Returns the scenes with changes. Unchanged ones between them are a text with their number. */
function partsOf({ scenes }: PlayComparison): readonly (ComparedScene | string)[] {
  const out: (ComparedScene | string)[] = [];
  let unchanged = 0;
  for (const [index, scene] of scenes.entries()) {
    if (!scene.hasChanges) unchanged += 1;
    const isEnd = scene.hasChanges || index === scenes.length - 1;
    if (isEnd && unchanged > 0) out.push(`${index} ${unchanged}`);
    if (isEnd) unchanged = 0;
    if (scene.hasChanges) out.push(scene);
  }
  return out;
}

interface ChangeStepsProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
}

function ChangeSteps({ scroller, count }: ChangeStepsProps) {
  const [place, setPlace] = useState<number>();
  const go = (step: 1 | -1): void => {
    const next = place === undefined ? (step > 0 ? 0 : count - 1) : (place + step + count) % count;
    setPlace(next);
    const marks = scroller.current?.querySelectorAll<HTMLElement>(changeMark) ?? [];
    for (const [index, mark] of [...marks].entries()) mark.toggleAttribute("data-current", index === next);
    marks[next]?.scrollIntoView({ block: "center" });
  };
  return (
    <div className="history-steps">
      <p role="status">
        {place === undefined ? historyWords.changeCount({ count }) : historyWords.change({ place: place + 1, count })}
      </p>
      <Button size="small" aria-label={historyWords.previousChange} onClick={() => go(-1)}>
        {historyWords.previous}
      </Button>
      <Button size="small" aria-label={historyWords.nextChange} onClick={() => go(1)}>
        {historyWords.next}
      </Button>
    </div>
  );
}

function Fields({ comparison: { fields } }: { readonly comparison: PlayComparison }) {
  if (fields.length === 0) return null;
  return (
    <section className="history-scene" aria-label={historyWords.frontMatter}>
      <header>
        <h3>{historyWords.frontMatter}</h3>
      </header>
      {fields.map((field) => (
        <div key={field.field} className="history-field" data-change>
          <h4>{field.field === "characters" ? historyWords.characters : frontFieldLabels[field.field]}</h4>
          <p>
            <ComparedWords words={field.words} />
          </p>
        </div>
      ))}
    </section>
  );
}

interface SceneProps extends Pick<ComparisonViewProps, "onRestore"> {
  readonly scene: ComparedScene;
}

function Scene({ scene: { heading, blocks, isMoved }, onRestore }: SceneProps) {
  const name = heading ? nameOfHeading(heading) : historyWords.opening;
  const canRestore = onRestore && blocks[0]?.change !== "added";
  return (
    <section className="history-scene" aria-label={name}>
      <header data-change={isMoved || undefined}>
        <h3>
          <bdi translate="no">{name}</bdi>
        </h3>
        {isMoved && <span className="history-tag">{historyWords.sceneMoved}</span>}
        {canRestore && (
          <Button
            size="small"
            aria-label={historyWords.restoreSceneNamed({ name })}
            onClick={() => onRestore({ what: "scene", heading: heading?.id })}
          >
            {historyWords.restoreScene}
          </Button>
        )}
      </header>
      {comparedRows(blocks).map((part, index) =>
        part.kind === "left-out" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is left out is identified by its position.
          <p key={index} className="history-left-out">
            {historyWords.unchanged({ count: part.count })}
          </p>
        ) : (
          <ComparedElement
            key={`${part.row.block.id} ${part.row.change}`}
            row={part.row}
            startsChange={part.startsChange}
            onRestore={onRestore}
          />
        ),
      )}
    </section>
  );
}

const nameOfHeading = (heading: Block): string =>
  textOf(heading) || (heading.kind === "act" ? editorWords.untitledAct : editorWords.untitledScene);

/** A slider passes many moments in a second. Only one on which it stays is compared. */
const passingMs = 50;

type Comparing =
  | { readonly kind: "comparing" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly comparison: PlayComparison };

/** Compares two plays once both are there. The last result stays until the next one is there. */
function useComparison(before: Play | undefined, after: Play | undefined): Comparing {
  const [state, setState] = useState<Comparing>({ kind: "comparing" });
  useEffect(() => {
    if (!before || !after) return setState({ kind: "comparing" });
    const stopping = new AbortController();
    const compare = (): void =>
      void compareInWorker(before, after, stopping.signal).then(
        (comparison) => !stopping.signal.aborted && setState({ kind: "ready", comparison }),
        () => !stopping.signal.aborted && setState({ kind: "failed" }),
      );
    const timer = setTimeout(compare, passingMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [before, after]);
  return state;
}
