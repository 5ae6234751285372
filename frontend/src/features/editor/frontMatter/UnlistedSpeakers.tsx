import type { Character } from "#domain/play/play.ts";
import { unlistedSpeakers } from "#domain/play/speakers.ts";
import { frontMatterWords as words } from "#frontend/messages/frontMatter.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface UnlistedSpeakersProps {
  readonly speakers: readonly string[];
  readonly characters: readonly Character[];
  readonly onAdd: (names: readonly string[]) => void;
}

/** Offers the speakers of the play who aren't in the list yet, in order of appearance. */
export function UnlistedSpeakers({ speakers, characters, onAdd }: UnlistedSpeakersProps) {
  const names = unlistedSpeakers(speakers, characters);
  if (names.length === 0) return null;
  return (
    <div className="front-form-speakers">
      <p>{words.unlisted(names)}</p>
      <Button size="small" onClick={() => onAdd(names)}>
        {words.addSpeakers(names.length)}
      </Button>
    </div>
  );
}
