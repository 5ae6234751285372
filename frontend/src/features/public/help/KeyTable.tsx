import { enterLeadsTo, tabLeadsTo } from "#domain/play/flow.ts";
import type { BlockKind } from "#domain/play/play.ts";
import { kindWords } from "#frontend/messages/editor.ts";
import { helpWords as words } from "#frontend/messages/help.ts";
import { PlainTable } from "../PlainTable.tsx";

const shown: readonly BlockKind[] = [
  "act",
  "scene",
  "setting",
  "direction",
  "cue",
  "parenthetical",
  "dialogue",
  "lyric",
];

/** What Enter and Tab add, from the editor's own rules. */
export const KeyTable = () => (
  <PlainTable caption={words.keysCaption}>
    <thead>
      <tr>
        <th scope="col">{words.afterColumn}</th>
        <th scope="col">{words.enterColumn}</th>
        <th scope="col">{words.tabColumn}</th>
      </tr>
    </thead>
    <tbody>
      {shown.map((kind) => (
        <tr key={kind}>
          <th scope="row">{kindWords[kind]}</th>
          <td>{kindWords[enterLeadsTo(kind, { empty: false })]}</td>
          <td>{kindWords[tabLeadsTo(kind, { empty: false })]}</td>
        </tr>
      ))}
    </tbody>
  </PlainTable>
);
