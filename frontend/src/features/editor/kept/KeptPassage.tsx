import type { KeptPlace } from "#domain/play/kept/keptManuscript.ts";
import type { KeptWords } from "#domain/play/kept/keptWords.ts";
import { type KeptWordsAction, keptWordsActionsOf } from "#domain/play/kept/resolveKeptWords.ts";
import { keptWords } from "#frontend/messages/kept.yaml";
import { Button } from "#frontend/ui/Button.tsx";

interface KeptPassageProps {
  readonly found: KeptWords;
  readonly onChoose: (verb: KeptWordsAction) => void;
}

/** Kept words, where they come from, and what the writer can do with them. */
export function KeptPassage({ found, onChoose }: KeptPassageProps) {
  const words = found.text.trim();
  return (
    <li className="kept-passage">
      <h3>{keptWords.found[found.kind]}</h3>
      <blockquote>{words}</blockquote>
      <p>{originOf(found)}</p>
      <div className="kept-actions">
        {keptWordsActionsOf[found.kind].map((verb) => (
          <Button
            key={verb}
            size="small"
            aria-label={keptWords.verbOn({ verb: keptWords.verbs[verb], words: shortened(words) })}
            onClick={() => onChoose(verb)}
          >
            {keptWords.verbs[verb]}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Letters of the passage in the accessible names of its buttons. */
const nameLength = 40;

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, " ");
  return line.length > nameLength ? `${line.slice(0, nameLength).trimEnd()}…` : line;
}

function originOf(found: KeptWords): string {
  const moved =
    found.kind === "left-behind" ? keptWords.moved({ heading: found.movedTo.heading || keptWords.theScene }) : "";
  return [placed(found.place), moved].filter((part) => part !== "").join(" · ");
}

function placed({ heading, cue }: KeptPlace): string {
  const parts = [heading && keptWords.inScene({ heading }), cue && keptWords.afterCue({ cue })].filter(
    (part) => part !== "",
  );
  return parts.length > 0 ? parts.join(", ") : keptWords.start;
}
