import { useState } from "react";
import { type GroupKind, type GroupKinds, isBlockKind, otherKinds } from "#domain/play/formats/typed/groupKinds.ts";
import type { ParagraphGroup } from "#domain/play/formats/typed/paragraphGroups.ts";
import { type BlockId, blockKinds } from "#domain/play/play.ts";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { capitalized } from "./capitalized.ts";

interface GroupActions {
  /** What the writer chose, by the groups' IDs. */
  readonly kinds: GroupKinds;
  /** The groups as they were recognized without corrections. */
  readonly automatic: readonly ParagraphGroup[];
  readonly isShown: (blockId: BlockId) => boolean;
  readonly onShow: (blockIds: readonly BlockId[]) => void;
  readonly onKind: (group: string, kind: GroupKind | undefined) => void;
}

interface GroupListProps extends GroupActions {
  readonly groups: readonly ParagraphGroup[];
}

/** The first ones are what is around the play, and nearly the whole play. */
const groupsAtFirst = 8;

/** Paragraphs that look alike, and what they were taken for. */
export function GroupList({ groups, ...actions }: GroupListProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (groups.length === 0) return null;
  const shown = showsAll ? groups : groups.slice(0, groupsAtFirst);
  return (
    <section className="import-section">
      <h2>{importingWords.groups}</h2>
      <p>{importingWords.groupsLead}</p>
      <ul className="import-groups">
        {shown.map((group) => (
          <Group key={group.id} group={group} {...actions} />
        ))}
      </ul>
      {shown.length < groups.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {importingWords.moreGroups({ count: groups.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function Group({
  group,
  kinds,
  automatic,
  isShown,
  onShow,
  onKind,
}: GroupActions & { readonly group: ParagraphGroup }) {
  const { id, count, samples, blockIds } = group;
  const description = capitalized(translateSentence(group.description));
  const chosen = kinds[id];
  // Correcting one group can change what another automatically becomes: below names, directions are speeches.
  const withoutChoice = chosen === undefined ? group : (automatic.find((one) => one.id === id) ?? group);
  return (
    <li className="import-group">
      <div className="import-group-text">
        <p>
          <strong>{description}</strong>, <span>{importingWords.paragraphs({ count })}</span>
        </p>
        {samples.map((sample) => (
          <q key={sample}>{sample}</q>
        ))}
        {blockIds.some(isShown) && (
          <button
            type="button"
            className="import-place"
            aria-label={importingWords.showOnPageLabel({ description })}
            onClick={() => onShow(blockIds)}
          >
            {importingWords.showOnPage}
          </button>
        )}
      </div>
      <SelectField
        label={importingWords.element({ description })}
        isLabelHidden
        size="small"
        value={chosen ?? "automatic"}
        choices={choicesOf(withoutChoice)}
        onValue={(kind) => onKind(id, kind === "automatic" ? undefined : kind)}
      />
    </li>
  );
}

/** A page break has no text, so no paragraph is one. */
const paragraphKinds = blockKinds.filter((kind) => kind !== "pageBreak");

const choicesOf = ({ kind: automatic, isSpeech }: ParagraphGroup) => [
  {
    value: "automatic" as const,
    label: importingWords.automatic({ kind: isSpeech ? importingWords.speech : nameOf(automatic) }),
  },
  ...[...paragraphKinds, ...otherKinds].map((kind) => ({ value: kind, label: nameOf(kind) })),
];

const nameOf = (kind: GroupKind): string => (isBlockKind(kind) ? kindWords[kind] : importingWords.otherKinds[kind]);
