import { useRef, useState } from "react";
import { type Corrections, withGroupKind, withoutSplit, withSplit } from "#domain/play/formats/typed/corrections.ts";
import { groupKinds } from "#domain/play/formats/typed/groupKinds.ts";
import type { ListedParagraph, ParagraphGroup } from "#domain/play/formats/typed/paragraphGroups.ts";
import type { BlockId } from "#domain/play/play.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { capitalized } from "./capitalized.ts";
import { nameOfKind } from "./nameOfKind.ts";
import { SplitPanel } from "./SplitPanel.tsx";

interface GroupActions {
  readonly paragraphs: readonly ListedParagraph[];
  readonly corrections: Corrections;
  /** The groups as they were recognized without corrections. */
  readonly automatic: readonly ParagraphGroup[];
  readonly isShown: (blockId: BlockId) => boolean;
  readonly onShow: (blockIds: readonly BlockId[]) => void;
  readonly onCorrect: (corrections: Corrections) => void;
}

interface GroupListProps extends GroupActions {
  readonly groups: readonly ParagraphGroup[];
}

/** The first ones are what is around the play, and nearly the whole play. */
const groupsAtFirst = 8;

/** Paragraphs that look alike, and what they were taken for. */
export function GroupList({ groups, onCorrect, ...actions }: GroupListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (groups.length === 0) return null;
  const shown = showsAll ? groups : groups.slice(0, groupsAtFirst);
  /** Other groups take the place of this one, so its buttons lose the focus. */
  const regroup = (corrections: Corrections) => {
    heading.current?.focus();
    onCorrect(corrections);
  };
  return (
    <section className="import-section">
      <h2 ref={heading} tabIndex={-1}>
        {importingWords.groups}
      </h2>
      <p>{importingWords.groupsLead}</p>
      <ul className="import-groups">
        {shown.map((group) => (
          <Group key={group.id} group={group} onCorrect={onCorrect} onRegroup={regroup} {...actions} />
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

interface GroupProps extends GroupActions {
  readonly group: ParagraphGroup;
  readonly onRegroup: (corrections: Corrections) => void;
}

function Group({ group, paragraphs, corrections, automatic, isShown, onShow, onCorrect, onRegroup }: GroupProps) {
  const [isSplitting, setSplitting] = useState(false);
  const { id, count, samples, blockIds, splitFrom } = group;
  const description = capitalized(translateSentence(group.description));
  const chosen = corrections.kinds?.[id];
  // Correcting one group can change what another automatically becomes: below names, directions are speeches.
  const recognized = automatic.find((one) => one.id === id) ?? automatic.find((one) => id.startsWith(`${one.id} `));
  const isCorrected = chosen !== undefined || (corrections.passages ?? []).length > 0;
  const withoutChoice = isCorrected ? (recognized ?? group) : group;
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
      <div className="import-group-controls">
        <SelectField
          label={importingWords.element({ description })}
          isLabelHidden
          size="small"
          value={chosen ?? "automatic"}
          choices={choicesOf(withoutChoice)}
          onValue={(kind) => onCorrect(withGroupKind(corrections, id, kind === "automatic" ? undefined : kind))}
        />
        {count > 1 && (
          <Button
            size="small"
            aria-expanded={isSplitting}
            aria-label={importingWords.splitLabel({ description })}
            onClick={() => setSplitting(!isSplitting)}
          >
            {importingWords.split}
          </Button>
        )}
        {splitFrom !== undefined && (
          <Button
            size="small"
            aria-label={importingWords.joinLabel({ description })}
            onClick={() => onRegroup(withoutSplit(corrections, splitFrom))}
          >
            {importingWords.join}
          </Button>
        )}
      </div>
      {isSplitting && (
        <SplitPanel
          group={group}
          paragraphs={paragraphs}
          onSplit={(split, kinds) => onRegroup(withSplit(corrections, id, split, kinds))}
        />
      )}
    </li>
  );
}

/** A page break has no text, so no paragraph is one. */
const paragraphKinds = groupKinds.filter((kind) => kind !== "pageBreak");

const choicesOf = ({ kind: automatic, isSpeech }: ParagraphGroup) => [
  {
    value: "automatic" as const,
    label: importingWords.automatic({ kind: isSpeech ? importingWords.speech : nameOfKind(automatic) }),
  },
  ...paragraphKinds.map((kind) => ({ value: kind, label: nameOfKind(kind) })),
];
