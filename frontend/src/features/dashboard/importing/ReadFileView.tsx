import { useEffect, useMemo, useRef, useState } from "react";
import { formats } from "#domain/play/formats/formats.ts";
import {
  type Corrections,
  isWithoutCorrections,
  withoutPassage,
  withPassages,
  withProposal,
} from "#domain/play/formats/typed/corrections.ts";
import type { TitlePageField } from "#domain/play/front/frontPlaces.ts";
import { titlePageTable } from "#domain/play/front/frontTable.ts";
import type { BlockId } from "#domain/play/play.ts";
import { formatNumber } from "#frontend/messages/format.ts";
import { frontFieldLabels } from "#frontend/messages/frontMatter.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { EncodingField } from "./EncodingField.tsx";
import { GroupList } from "./GroupList.tsx";
import type { ImportReading } from "./importReading.ts";
import { LinesToggle } from "./LinesToggle.tsx";
import { NoticeList } from "./NoticeList.tsx";
import { PagePreview } from "./PagePreview.tsx";
import { PassageSection } from "./PassageSection.tsx";
import { correctedTitlePage, moreFieldsOf, type ReadFile, type TitlePage } from "./readFile.ts";
import { usePreview } from "./usePreview.ts";

interface ReadFileViewProps {
  readonly read: ReadFile;
  /** Whether the page comes into view when it's shown first. */
  readonly isBroughtIntoView: boolean;
  readonly isUpdating: boolean;
  /** Why the play couldn't be added. */
  readonly errorText: string | undefined;
  /** Why the file can't be read with the last correction. */
  readonly correctionError: string | undefined;
  readonly onTitlePage: (field: TitlePageField, value: string) => void;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** What was recognized in a file, its first pages, and what to check. */
export function ReadFileView(props: ReadFileViewProps) {
  const { read, isBroughtIntoView, isUpdating, errorText, correctionError, onTitlePage, onCorrect } = props;
  const { reading, edits, corrections, automatic } = read;
  const titlePage = useMemo(() => correctedTitlePage({ reading, edits }), [reading, edits]);
  const preview = usePreview(reading, titlePage);
  const paper = useRef<HTMLElement>(null);
  const [hasCorrected, setCorrected] = useState(false);
  // On a phone, the page is far below the list of files.
  useEffect(() => {
    if (isBroughtIntoView) paper.current?.scrollIntoView?.({ block: "nearest" });
  }, [isBroughtIntoView]);
  const show = (blockIds: readonly BlockId[]) => {
    preview.show(blockIds);
    paper.current?.scrollIntoView?.({ block: "nearest" });
  };
  const correct = (next: Corrections) => {
    setCorrected(true);
    onCorrect(next);
  };
  const { pages } = reading.preview;
  const { speeches, characters } = reading.recognized;
  return (
    <div className="import-play" aria-busy={isUpdating}>
      <div className="import-facts-column">
        {errorText && (
          <Alert kind="bad" heading={importingWords.notAdded}>
            {errorText}
          </Alert>
        )}
        {correctionError && (
          <Alert kind="bad" heading={importingWords.notCorrected}>
            {correctionError}
          </Alert>
        )}
        <TitlePageFields titlePage={titlePage} more={moreFieldsOf(read)} onEdit={onTitlePage} />
        {read.usesChoices && !isWithoutCorrections(corrections) && (
          <Alert kind="plain">
            <p>{importingWords.usesChoices}</p>
            <Button size="small" onClick={() => correct({})}>
              {importingWords.startOver}
            </Button>
          </Alert>
        )}
        <RecognizedFacts reading={reading} />
        <EncodingField
          encoding={reading.encoding}
          automatic={automatic.encoding}
          chosen={corrections.encoding}
          onChoose={(encoding) => correct({ ...corrections, encoding })}
        />
        <p role="status" className="only-spoken">
          {isUpdating
            ? importingWords.updating
            : hasCorrected && importingWords.updated({ pages, speeches, characters })}
        </p>
      </div>
      <PagePreview ref={paper} preview={preview} />
      <div className="import-checks">
        <NoticeList
          notices={reading.notices}
          proposals={reading.proposals}
          isShown={preview.isOnSheets}
          onShow={(blockId) => show([blockId])}
          onAccept={(proposal) => correct(withProposal(corrections, proposal))}
        />
        <LinesToggle paragraphs={reading.paragraphs} corrections={corrections} onCorrect={correct} />
        <GroupList
          groups={reading.groups}
          paragraphs={reading.paragraphs}
          corrections={corrections}
          automatic={automatic.groups}
          isShown={preview.isOnSheets}
          onShow={show}
          onCorrect={correct}
        />
        <PassageSection
          paragraphs={reading.paragraphs}
          passages={corrections.passages ?? []}
          onShow={show}
          onPassage={(passage) => correct(withPassages(corrections, [passage]))}
          onRemove={(passage) => correct(withoutPassage(corrections, passage))}
        />
      </div>
    </div>
  );
}

/** The file's format, and what was counted in it. */
function RecognizedFacts({ reading: { format, recognized, preview } }: { readonly reading: ImportReading }) {
  const { acts, scenes, characters, speeches } = recognized;
  const counts = { acts, scenes, characters, speeches, pages: preview.pages };
  return (
    <dl className="import-facts" aria-label={importingWords.recognized}>
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{importingWords.facts[name as keyof typeof counts]}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
      <div>
        <dt>{importingWords.format}</dt>
        <dd>{translateSentence(formats.find(({ id }) => id === format)?.label ?? "")}</dd>
      </div>
    </dl>
  );
}

interface TitlePageFieldsProps {
  readonly titlePage: TitlePage;
  /** Other fields that the file has. */
  readonly more: readonly TitlePageField[];
  readonly onEdit: (field: TitlePageField, value: string) => void;
}

const linesOf = (text: string): number => text.split("\n").length;

/** Who wrote what, as it was recognized, to be corrected. */
function TitlePageFields({ titlePage, more, onEdit }: TitlePageFieldsProps) {
  return (
    <>
      <TextField
        label={importingWords.titleLabel}
        value={titlePage.title}
        maxLength={titlePageTable.title.maxLength}
        onValue={(value) => onEdit("title", value)}
      />
      <TextField
        label={importingWords.authors}
        value={titlePage.authors}
        maxLength={titlePageTable.authors.maxLength}
        onValue={(value) => onEdit("authors", value)}
      />
      {more.length > 0 && (
        <fieldset className="import-title-page">
          <legend>{importingWords.titlePage}</legend>
          {more.map((field) => (
            <TextAreaField
              key={field}
              label={frontFieldLabels[field]}
              rows={linesOf(titlePage[field])}
              value={titlePage[field]}
              maxLength={titlePageTable[field].maxLength}
              onValue={(value) => onEdit(field, value)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
