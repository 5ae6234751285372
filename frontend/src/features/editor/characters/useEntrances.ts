import { useEffect, useRef, useState } from "react";
import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import { type Entrances, entrancesIn } from "#domain/play/stage/entrances.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { type Staged, stagedSteps } from "#frontend/modules/editor/stage/stageSession.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

/** Returns when a character enters; undefined if no direction says so. */
export type FindEntrances = (character: PlayCharacter) => Entrances | undefined;

/**
 * Reads the directions while the browser is idle, and again when the play was read again. Undefined until it's done, and
 * while nobody wants to know.
 */
export function useEntrances(editor: Editor, play: object, isWanted: boolean): FindEntrances | undefined {
  const [find, setFind] = useState<{ readonly find: FindEntrances }>();
  const before = useRef<Staged>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the play was read again.
  useEffect(() => {
    if (!isWanted) return;
    return workWhenIdle(stagedSteps(editor, before.current), (staged) => {
      before.current = staged;
      setFind({ find: finderIn(staged) });
    });
  }, [editor, play, isWanted]);
  return find?.find;
}

function finderIn({ scenes, reader, marks }: Staged): FindEntrances {
  const entrances = entrancesIn(scenes, reader, marks);
  return ({ name, aliases }) => {
    const called = [name, ...aliases].flatMap((one) => reader.cast.find(one) ?? []);
    return called.flatMap((one) => entrances.get(one) ?? [])[0];
  };
}
