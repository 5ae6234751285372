import { useEffect } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { noteWords } from "#frontend/messages/notes.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { ListedNote, NoteGroup } from "#frontend/modules/editor/notes/noteList.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { fullNames } from "../outline/headingName.ts";
import { NoteCard } from "./NoteCard.tsx";

export type NoteFilter = "open" | "done" | "all";

const matches = (filter: NoteFilter, { isDone }: ListedNote): boolean =>
  filter === "all" || isDone === (filter === "done");

export const countOpen = (groups: readonly NoteGroup[]): number =>
  groups.flatMap(({ notes }) => notes).filter(({ isDone }) => !isDone).length;

interface NoteListProps {
  readonly editor: Editor;
  readonly groups: readonly NoteGroup[];
  readonly filter: NoteFilter;
  readonly current: string | undefined;
  readonly hasDraft: boolean;
}

/** The notes by scene, in the play's order. */
export function NoteList({ editor, groups, filter, current, hasDraft }: NoteListProps) {
  useEffect(() => {
    if (current === undefined) return;
    document.querySelector(`.notes [data-note="${CSS.escape(current)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const listed = groups
    .map(({ about, notes }) => ({ about, notes: notes.filter((note) => matches(filter, note)) }))
    .filter(({ notes }) => notes.length > 0);
  if (listed.length === 0) return hasDraft ? null : <p className="notes-none">{whyNone(groups, filter)}</p>;
  const names = fullNames(outlineOf(editor.state()));
  const places = groups.filter(({ about }) => about !== "gone").length;
  return listed.map(({ about, notes }) => {
    const title = titleOf(about, names);
    return (
      <section key={about} className="notes-group" aria-label={title}>
        {(places > 0 || about === "gone") && <h3>{title}</h3>}
        <ul>
          {notes.map((note) => (
            <NoteCard
              key={note.id}
              editor={editor}
              note={note}
              isCurrent={note.id === current}
              isLeaving={filter !== "all"}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function whyNone(groups: readonly NoteGroup[], filter: NoteFilter): string {
  if (groups.length === 0) return noteWords.none;
  return filter === "done" ? noteWords.noneDone : noteWords.noneOpen;
}

function titleOf(about: NoteGroup["about"], names: ReadonlyMap<BlockId, string>): string {
  if (about === "play") return noteWords.ofPlay;
  return about === "gone" ? noteWords.gone : (names.get(about) ?? noteWords.beforeFirst);
}
