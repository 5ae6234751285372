import { enterLeadsTo, tabLeadsTo } from "#domain/play/flow.ts";
import type { BlockKind } from "#domain/play/play.ts";
import { kindWords } from "#frontend/messages/editor.ts";
import { helpWords as words } from "#frontend/messages/help.ts";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { Article } from "./Article.tsx";

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

/** The keys come from the editor's own rules, so this page is always right about them. */
export function HelpScreen() {
  return (
    <Article title={words.title} lead={words.lead}>
      <section className="article-part">
        <h2>{words.keysTitle}</h2>
        <KeyTable />
      </section>
      <Part heading={words.emptyTitle} text={words.emptyText} />
      <Part heading={words.typedTitle} text={words.typedText} />
      <Part heading={words.smartTitle} text={words.smartText} />
      <Part heading={words.spellingTitle} text={words.spellingText} />
      <Part heading={words.pasteTitle} text={words.pasteText} />
      <Part heading={words.leaveTitle} text={words.leaveText} />
      <Part heading={words.findTitle} text={words.findText} />
      <Part heading={words.outlineTitle} text={words.outlineText} />
      <Part heading={words.charactersTitle} text={words.charactersText} />
      <Part heading={words.notesTitle} text={words.notesText} />
      <Part heading={words.stageTitle} text={words.stageText} />
      <Part heading={words.historyTitle} text={words.historyText} />
      <Part heading={words.goalsTitle} text={words.goalsText} />
      <Part heading={words.commandsTitle} text={words.commandsText} />
      <Part heading={words.viewTitle} text={words.viewText} />
      <Part heading={words.listeningTitle} text={words.listeningText} />
      <Part heading={words.offlineTitle} text={words.offlineText} />
      <section className="article-part">
        <h2>{words.savingTitle}</h2>
        <dl>
          {words.saving.map(({ term, text }) => (
            <div key={term} className="contents">
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Part heading={words.frontTitle} text={words.frontText} />
      <Part heading={words.layoutTitle} text={words.layoutText} />
      <Part heading={words.filesTitle} text={words.filesText} />
      <Part heading={words.packageTitle} text={words.packageText} />
      <Part heading={words.sharingTitle} text={words.sharingText} />
      <Part heading={words.feedbackTitle} text={words.feedbackText} />
      <Part heading={words.blindTitle} text={words.blindText} />
      <Part heading={words.planTitle} text={words.planText} />
      <Part heading={words.accountTitle} text={words.accountText} />
    </Article>
  );
}

const Part = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <section className="article-part">
    <h2>{heading}</h2>
    <p>{text}</p>
  </section>
);

const KeyTable = () => (
  <ScrollTable caption={words.keysCaption}>
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
  </ScrollTable>
);
