import { useRef, useState } from "react";
import { countWords } from "#domain/play/count.ts";
import { type DeletedPassage, sampleOfPassage, textOfPassage } from "#domain/play/versions/deletedPassages.ts";
import { placesOf } from "#domain/play/versions/passagePlaces.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { useDeviceList } from "#frontend/modules/devices/useDevices.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { placeName } from "../../outline/placeName.ts";
import { deviceOf } from "../versionNames.ts";
import { nameOfMoment } from "./momentNames.ts";
import { useIsCut } from "./useIsCut.ts";

interface DeletedItemProps {
  readonly passage: DeletedPassage;
  readonly onPutBack: () => void;
  readonly onInsert: () => void;
  readonly onShow: () => void;
}

/** Letters of a passage in the names of its buttons, and before the rest is asked for, which is more than is seen of it. */
const nameLetters = 40;
const firstLetters = 800;

/** One passage: its first words, where and when it was deleted, and what can be done with it. */
export function DeletedItem({ passage, onPutBack, onInsert, onShow }: DeletedItemProps) {
  const places = 1 + (passage.others?.length ?? 0);
  const text = places > 1 ? sampleOfPassage(passage) : textOfPassage(passage);
  const name = shortened(text.replaceAll(/\s+/g, " ").trim(), nameLetters);
  const nameFor = (action: string): string => historyWords.passageAction({ action, text: name });
  return (
    <li className="history-passage">
      <PassageText text={text} around={places > 1 ? ["", ""] : passage.around} nameFor={nameFor} />
      <PassageFacts passage={passage} places={places} />
      <div className="history-actions">
        <Button size="small" aria-label={nameFor(historyWords.putBack)} onClick={onPutBack}>
          {historyWords.putBack}
        </Button>
        {places === 1 && (
          <Button size="small" aria-label={nameFor(historyWords.insertAtCursor)} onClick={onInsert}>
            {historyWords.insertAtCursor}
          </Button>
        )}
        <Button size="small" aria-label={nameFor(historyWords.momentBefore)} onClick={onShow}>
          {historyWords.momentBefore}
        </Button>
      </div>
    </li>
  );
}

interface PassageTextProps {
  readonly text: string;
  readonly around: DeletedPassage["around"];
  /** Returns the name of a button for an action. */
  readonly nameFor: (action: string) => string;
}

function PassageText({ text, around: [before, after], nameFor }: PassageTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isCut = useIsCut(paragraph);
  const shown = isWhole ? text : shortened(text, firstLetters);
  const action = isWhole ? historyWords.showLess : historyWords.showAll;
  return (
    <>
      <p
        ref={paragraph}
        dir="auto"
        className={isWhole ? "history-passage-text" : "history-passage-text history-clamped"}
      >
        <span className="history-around">{before}</span>
        <span>{shown}</span>
        {shown === text && <span className="history-around">{after}</span>}
      </p>
      {(isCut || isWhole) && (
        <Button
          size="small"
          variant="bare"
          className="history-show-all"
          aria-label={nameFor(action)}
          onClick={() => setWhole(!isWhole)}
        >
          {action}
        </Button>
      )}
    </>
  );
}

function PassageFacts({ passage, places }: { readonly passage: DeletedPassage; readonly places: number }) {
  const { data: devices } = useDeviceList();
  const device = deviceOf(passage, devices);
  return (
    <p className="history-facts">
      {places > 1 && <span>{historyWords.passagePlaces({ count: places })}</span>}
      <span>{historyWords.passageWords({ count: countWords(textOfPassage(passage)) })}</span>
      <bdi translate="no">{nameOfPlaces(passage)}</bdi>
      <span className="history-when">{nameOfMoment(passage.at, new Date())}</span>
      {device !== undefined && <span>{device}</span>}
    </p>
  );
}

const shortened = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters).trimEnd()}…` : text;

/** Returns where a passage was: in a scene, from one to another, or all of the play. */
function nameOfPlaces(passage: DeletedPassage): string {
  const places = placesOf(passage);
  if (places.kind === "whole") return historyWords.wholePlay;
  const [from, to] = [placeName(places.from), placeName(places.to)];
  if (to === undefined || from === to) return from ?? historyWords.opening;
  return from === undefined ? historyWords.fromBeginning({ to }) : historyWords.fromTo({ from, to });
}
