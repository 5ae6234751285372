import type { FilePlay } from "#domain/play/formats/typed/filePlays.ts";
import { formatList } from "#frontend/messages/format.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface SeveralPlaysProps {
  /** Those of the file. */
  readonly plays: readonly FilePlay[];
  /** Which of them is shown; undefined if the file is imported as one play. */
  readonly part: number | undefined;
  /** How many more plays the plan has space for; undefined if it's all of these, or not known. */
  readonly room: number | undefined;
  readonly onDivide: () => void;
  /** Undefined if a play of the file was already added. */
  readonly onJoin: (() => void) | undefined;
}

/** Offers to import a file's plays apart, or as one play again. */
export function SeveralPlays({ plays, part, room, onDivide, onJoin }: SeveralPlaysProps) {
  if (plays.length < 2) return null;
  const count = plays.length;
  if (part !== undefined)
    return (
      <Alert kind="plain" heading={importingWords.partOfFile({ number: part + 1, count })}>
        <Button size="small" isDisabled={!onJoin} onClick={onJoin}>
          {importingWords.importAsOne}
        </Button>
      </Alert>
    );
  const names = formatList(plays.map(({ title }) => importingWords.quote({ text: title || menuLabels.untitled })));
  return (
    <Alert kind="plain" heading={importingWords.severalPlays({ count })}>
      <p>{importingWords.severalPlaysLead({ names })}</p>
      {room !== undefined && <p>{importingWords.severalPlaysRoom({ room })}</p>}
      <Button size="small" onClick={onDivide}>
        {importingWords.importApart({ count })}
      </Button>
    </Alert>
  );
}
