import type { BlockKind } from "#domain/play/play.ts";
import { bandWords } from "#frontend/messages/homeBands.yaml";
import "./WordBand.css";

/** What its lines become. A test imports them from a Word file. */
export const importedKinds: readonly BlockKind[] = [
  "scene",
  "setting",
  "cue",
  "dialogue",
  "cue",
  "dialogue",
  "cue",
  "parenthetical",
  "dialogue",
];

const { title, text, before, after, typed, imported } = bandWords.word;

/** A scene as it was typed in Word, and as it's imported. */
export const WordBand = () => (
  <section className="band band-word">
    <div className="band-inner">
      <h2>{title}</h2>
      <p className="band-text">{text}</p>
      <div className="word-pages">
        <figure>
          <figcaption>{before}</figcaption>
          <div className="word-page">
            {typed.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </figure>
        <figure>
          <figcaption>{after}</figcaption>
          <div className="word-page word-imported">
            {importedKinds.map((kind, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places, and names recur.
              <p key={at} className={`word-${kind}`}>
                {kind === "parenthetical" ? `(${imported[at]})` : imported[at]}
              </p>
            ))}
          </div>
        </figure>
      </div>
    </div>
  </section>
);
