import { useMemo, useRef, useState } from "react";
import { type Corrections, withGroupKind, withoutSplit, withSplit } from "#domain/play/formats/typed/corrections.ts";
import type { GroupKind } from "#domain/play/formats/typed/groupKinds.ts";
import type { ListedParagraph, ParagraphGroup } from "#domain/play/formats/typed/paragraphGroups.ts";
import type { BlockId } from "#domain/play/play.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { capitalized } from "./capitalized.ts";
import { countMarks } from "./countMarks.ts";
import { nameOfKind, paragraphKinds } from "./nameOfKind.ts";
import { SplitPanel } from "./SplitPanel.tsx";
import { useDisclosure } from "./useDisclosure.ts";

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
  const { paragraphs, corrections } = actions;
  const marks = useMemo(() => countMarks(paragraphs, corrections.passages), [paragraphs, corrections.passages]);
  if (groups.length === 0) return null;
  const shown = showsAll ? groups : groups.slice(0, groupsAtFirst);
  /** Other groups take the place of this one, so its buttons lose the focus. */
  const regroup = (next: Corrections) => {
    heading.current?.focus();
    onCorrect(next);
  };
  return (
    <section className="import-section">
      <h2 ref={heading} tabIndex={-1}>
        {importingWords.groups}
      </h2>
      <p>{importingWords.groupsLead}</p>
      <ul className="import-groups">
        {shown.map((group) => (
          <Group
            key={group.id}
            group={group}
            marked={marks.get(group.id) ?? 0}
            onCorrect={onCorrect}
            onRegroup={regroup}
            {...actions}
          />
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
  /** How many of its paragraphs are in passages that the writer marked. */
  readonly marked: number;
  readonly onRegroup: (corrections: Corrections) => void;
}

function Group(props: GroupProps) {
  const { group, marked, paragraphs, corrections, automatic, isShown, onShow, onCorrect, onRegroup } = props;
  const splitting = useDisclosure();
  const { id, count, samples, blockIds, splitFrom } = group;
  const description = capitalized(translateSentence(group.description));
  const chosen = corrections.kinds?.[id];
  // Correcting one group can change what another automatically becomes: below names, directions are speeches.
  const recognized = automatic.find((one) => one.id === id) ?? automatic.find((one) => id.startsWith(`${one.id} `));
  const isCorrected = chosen !== undefined || (corrections.passages ?? []).length > 0;
  const withoutChoice = isCorrected ? (recognized ?? group) : group;
  return (
    <li className="import-group" onKeyDown={splitting.onKeyDown}>
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
          choices={choicesOf(withoutChoice, chosen, marked)}
          onValue={(kind) => onCorrect(withGroupKind(corrections, id, kind === "automatic" ? undefined : kind))}
        />
        {count > 1 && (
          <Button
            ref={splitting.button}
            size="small"
            aria-expanded={splitting.isOpen}
            aria-label={importingWords.splitLabel({ description })}
            onClick={splitting.toggle}
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
      {splitting.isOpen && (
        <SplitPanel
          group={group}
          paragraphs={paragraphs}
          onSplit={(split, kinds) => onRegroup(withSplit(corrections, id, split, kinds))}
        />
      )}
    </li>
  );
}

/** What a group can be. What it is now says how many of its paragraphs are something else, because they're marked. */
function choicesOf({ kind: automatic, isSpeech }: ParagraphGroup, chosen: GroupKind | undefined, marked: number) {
  const withMarks = (kind: string) => importingWords.markedApart({ kind, count: marked });
  const recognized = isSpeech ? importingWords.speech : nameOfKind(automatic);
  const isMixed = (value: GroupKind | undefined) => marked > 0 && value === chosen;
  return [
    {
      value: "automatic" as const,
      label: isMixed(undefined) ? withMarks(recognized) : importingWords.automatic({ kind: recognized }),
    },
    ...paragraphKinds.map((kind) => ({
      value: kind,
      label: isMixed(kind) ? withMarks(nameOfKind(kind)) : nameOfKind(kind),
    })),
  ];
}
