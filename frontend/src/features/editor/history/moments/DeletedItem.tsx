import { countWords } from "#domain/play/count.ts";
import { type DeletedPassage, textOfPassage } from "#domain/play/versions/deletedPassages.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { useDeviceList } from "#frontend/modules/devices/useDevices.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { deviceOf } from "../versionNames.ts";
import { nameOfMoment } from "./momentNames.ts";

interface DeletedItemProps {
  readonly passage: DeletedPassage;
  /** It was found by its words. */
  readonly isSearch: boolean;
  readonly onPutBack: () => void;
  readonly onInsert: () => void;
  readonly onShow: () => void;
}

/** Letters that are shown of a passage, and in the names of its buttons. */
const shownLetters = 300;
const nameLetters = 40;

/** One passage: its first words, where and when it was deleted, and what can be done with it. */
export function DeletedItem({ passage, isSearch, onPutBack, onInsert, onShow }: DeletedItemProps) {
  const { data: devices } = useDeviceList();
  const [before, after] = passage.around;
  const text = textOfPassage(passage);
  const name = shortened(text.replaceAll(/\s+/g, " ").trim(), nameLetters);
  const show = isSearch ? historyWords.goToBefore : historyWords.showBefore;
  return (
    <li className="history-passage">
      <p dir="auto" className="history-passage-text">
        <span className="history-around">{before}</span>
        <span>{shortened(text, shownLetters)}</span>
        {text.length <= shownLetters && <span className="history-around">{after}</span>}
      </p>
      <p className="history-facts">
        <span>{historyWords.passageWords({ count: countWords(text) })}</span>
        <bdi translate="no">
          {passage.heading ? passage.heading.name || historyWords.noHeading : historyWords.opening}
        </bdi>
        <span className="history-when">{nameOfMoment(passage.at, new Date())}</span>
        <span>{deviceOf(passage, devices)}</span>
      </p>
      <div className="history-actions">
        <Button
          size="small"
          aria-label={historyWords.passageAction({ action: historyWords.putBack, text: name })}
          onClick={onPutBack}
        >
          {historyWords.putBack}
        </Button>
        <Button
          size="small"
          aria-label={historyWords.passageAction({ action: historyWords.insertAtCursor, text: name })}
          onClick={onInsert}
        >
          {historyWords.insertAtCursor}
        </Button>
        <Button size="small" aria-label={historyWords.passageAction({ action: show, text: name })} onClick={onShow}>
          {show}
        </Button>
      </div>
    </li>
  );
}

const shortened = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters).trimEnd()}…` : text;
