import { encodings, labelOfEncoding } from "#domain/play/formats/reading/encodings/encodings.ts";
import type { TextEncoding } from "#domain/play/formats/reading/readPlay.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { capitalized } from "./capitalized.ts";

interface EncodingFieldProps {
  readonly encoding: TextEncoding | undefined;
  /** How the file was read without corrections. */
  readonly automatic: TextEncoding | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (encoding: string | undefined) => void;
}

const automaticValue = "automatic";

/** Valid Unicode isn't anything else by chance, so there's nothing to choose. */
const isCertain = ({ name, isGuess }: TextEncoding): boolean => !isGuess && name.startsWith("utf-");

const nameOf = (encoding: string): string => capitalized(translateSentence(labelOfEncoding(encoding)));

/** In which encoding a file of text is read, if that was guessed or may be declared wrongly. */
export function EncodingField({ encoding, automatic, chosen, onChoose }: EncodingFieldProps) {
  if (!encoding || !automatic || (chosen === undefined && isCertain(encoding))) return null;
  const choices = [
    { value: automaticValue, label: importingWords.automaticEncoding({ encoding: nameOf(automatic.name) }) },
    ...encodings.map(({ name }) => ({ value: name, label: nameOf(name) })),
  ];
  return (
    <SelectField
      label={importingWords.encoding}
      hint={importingWords.encodingHint}
      value={chosen ?? automaticValue}
      choices={choices}
      onValue={(value) => onChoose(value === automaticValue ? undefined : value)}
    />
  );
}
