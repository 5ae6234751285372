import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import type { Play } from "#domain/play/play.ts";
import type { DeletedPassage } from "#domain/play/versions/deletedPassages.ts";
import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { insertPassage, putBackPassage } from "#frontend/modules/editor/versions/putBackPassage.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import type { MomentSource } from "#frontend/modules/versions/moments/momentSource.ts";
import { useDeletedText } from "#frontend/modules/versions/moments/useDeletedText.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { NotLoaded } from "../NotLoaded.tsx";
import { DeletedItem } from "./DeletedItem.tsx";

interface DeletedTextProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly source: MomentSource;
  readonly now: Play;
  /** Returns the play at a moment. */
  readonly playAt: (place: MomentPlace) => Promise<Play>;
  readonly onShow: (place: MomentPlace) => void;
}

/** What left the play in the last seven days, with ways to put it back, and a search in it. */
export function DeletedText({ session, editor, source, now, playAt, onShow }: DeletedTextProps) {
  const [words, setWords] = useState("");
  const { passages, isDone, errorText, reload } = useDeletedText({ session, source, now, words });
  const shown = useDeferredValue(passages);
  const isSearch = words.trim() !== "";
  const returning = useReturning(editor, playAt);
  return (
    <section ref={returning.section} tabIndex={-1} className="history-deleted" aria-label={historyWords.deleted}>
      <h3>{historyWords.deleted}</h3>
      <p>{historyWords.deletedWhy}</p>
      <TextField
        label={historyWords.deletedSearch}
        type="search"
        value={words}
        onValue={setWords}
        autoComplete="off"
        maxLength={200}
      />
      <Returned {...returning} onShow={onShow} />
      {errorText !== undefined && <NotLoaded errorText={errorText} onRetry={async () => reload()} />}
      <p role="status" className="history-facts">
        {errorText === undefined && statusOf(shown, isDone, isSearch)}
      </p>
      {shown && shown.length > 0 && (
        <ScrollArea className="history-scroll" label={historyWords.deletedPassages}>
          <ul>
            {shown.map((passage) => (
              <DeletedItem
                key={passage.key}
                passage={passage}
                onPutBack={() => void returning.run(passage, "place")}
                onInsert={() => void returning.run(passage, "cursor")}
                onShow={() => onShow(passage.before)}
              />
            ))}
          </ul>
        </ScrollArea>
      )}
    </section>
  );
}

function statusOf(passages: readonly DeletedPassage[] | undefined, isDone: boolean, isSearch: boolean): string {
  if (!isDone && (passages?.length ?? 0) === 0) return historyWords.deletedLoading;
  const count = passages?.length ?? 0;
  if (count === 0) return isSearch ? historyWords.deletedNotFound : historyWords.deletedNone;
  const found = historyWords.deletedCount({ count });
  return isDone ? found : `${found} ${historyWords.deletedLoading}`;
}

type ReturningState = ReturnType<typeof useReturning> & Pick<DeletedTextProps, "onShow">;

function Returned({ isReturned, changed, errorText, takeBack, onShow }: ReturningState): ReactNode {
  return (
    <>
      <div role="status" className="history-restored">
        {isReturned && (
          <>
            <span>{historyWords.putBackDone}</span>
            <Button size="small" onClick={takeBack}>
              {historyWords.undo}
            </Button>
          </>
        )}
        {changed && (
          <>
            <span>{historyWords.putBackChanged}</span>
            <Button size="small" onClick={() => onShow(changed.before)}>
              {historyWords.putBackMoment}
            </Button>
          </>
        )}
      </div>
      {errorText && <Alert kind="bad">{errorText}</Alert>}
    </>
  );
}

/** Putting back is an ordinary change of the text behind the board, so undo takes it back. */
function useReturning(editor: Editor, playAt: (place: MomentPlace) => Promise<Play>) {
  const section = useRef<HTMLElement>(null);
  const [isReturned, setReturned] = useState(false);
  const [changed, setChanged] = useState<DeletedPassage>();
  const action = useAction(async (passage: DeletedPassage, where: "place" | "cursor") => {
    const { blocks } = await playAt(passage.before);
    const command = where === "place" ? putBackPassage(passage, blocks) : insertPassage(passage, blocks);
    const isDone = runEditorCommand(editor, command);
    setReturned(isDone);
    setChanged(isDone ? undefined : passage);
    // The passage leaves the list.
    section.current?.focus();
  });
  const takeBack = (): void => {
    const { dispatch } = editor;
    undo.run(editor.state(), dispatch);
    setReturned(false);
    section.current?.focus();
  };
  return { section, isReturned, changed, errorText: action.errorText, run: action.run, takeBack };
}
