import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { enterLeadsTo, tabLeadsTo } from "#domain/play/flow.ts";
import type { BlockKind } from "#domain/play/play.ts";
import { kindWords } from "#frontend/messages/editor.yaml";
import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import type { HelpTopic } from "#frontend/messages/helpTopics.ts";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { shortcutGroups } from "#frontend/messages/shortcuts.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { Picture } from "#frontend/modules/pictures/Picture.tsx";
import { PlainTable } from "../PlainTable.tsx";
import { HelpFrame } from "./HelpFrame.tsx";

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
const KeyTable = () => (
  <PlainTable caption={helpWords.keysCaption}>
    <thead>
      <tr>
        <th scope="col">{helpWords.afterColumn}</th>
        <th scope="col">{helpWords.enterColumn}</th>
        <th scope="col">{helpWords.tabColumn}</th>
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

/** All keyboard shortcuts. */
const ShortcutTable = () => (
  <PlainTable caption={helpWords.shortcutsCaption}>
    <thead>
      <tr>
        <th scope="col">{helpWords.commandColumn}</th>
        <th scope="col">{helpWords.otherColumn}</th>
        <th scope="col">{helpWords.macColumn}</th>
      </tr>
    </thead>
    {shortcutGroups.map(({ title, actions }) => (
      <tbody key={title}>
        <tr>
          <th scope="rowgroup" colSpan={3}>
            {title}
          </th>
        </tr>
        {actions.map(({ label, keys, macKeys }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{keys}</td>
            <td>{macKeys}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </PlainTable>
);

/** Tables that a section has in addition to its text. */
const tables: Readonly<Record<string, ReactNode>> = {
  "enter-and-tab": <KeyTable />,
  "all-keyboard-shortcuts": <ShortcutTable />,
};

/** One topic of the help. */
export function HelpTopicScreen() {
  const { topicId } = useParams();
  const topic = helpTopics.find(({ id }) => id === topicId);
  useEffect(() => {
    if (topic) document.title = documentTitle(topic.title);
  }, [topic]);
  useScrollToSection();
  return topic ? <Topic topic={topic} /> : <Navigate to={publicAddress("/help")} replace />;
}

const Topic = ({ topic: { id: topicId, title, lead, picture, sections } }: { readonly topic: HelpTopic }) => (
  <HelpFrame topicId={topicId}>
    <h1>{title}</h1>
    <p className="help-lead">{lead}</p>
    {picture && <Picture name={picture} />}
    {sections.map(({ id, heading, paragraphs, terms = [] }) => (
      <section key={id} id={id}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {terms.length > 0 && (
          <dl>
            {terms.map(({ term, text }) => (
              <div key={term} className="contents">
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {tables[id]}
      </section>
    ))}
  </HelpFrame>
);

/** Scrolls to the section in the address, because a browser does that only when it loads a page. */
function useScrollToSection(): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another topic may have a section of the same name.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash]);
}
