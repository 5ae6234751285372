import { bandWords } from "#frontend/messages/homeBands.yaml";
import "./TypingBand.css";

const { title, text, shown, pause, lines, keys } = bandWords.typing;
const [cue, speech, nextCue, nextSpeech] = lines;

/** A name and a speech that are typed again and again, by style sheet alone. With reduced motion, they're there. */
export const TypingBand = () => (
  <section className="band band-typing">
    <div className="band-inner">
      <div className="band-column">
        <h2>{title}</h2>
        <p className="band-text">{text}</p>
      </div>
      <figure>
        <figcaption className="only-spoken">{shown}</figcaption>
        <div className="typing-page" aria-hidden="true">
          <p className="typing-cue">{cue}</p>
          <p>{speech}</p>
          <p className="typing-cue">
            <span className="typed typed-cue">{nextCue}</span>
          </p>
          <p>
            <span className="typed typed-speech">{nextSpeech}</span>
          </p>
          <p className="typing-keys">
            {keys.map((key, index) => (
              <kbd key={key} className={`typing-key typing-key-${index + 1}`}>
                {key}
              </kbd>
            ))}
          </p>
        </div>
        <label className="typing-pause">
          <input type="checkbox" /> <span>{pause}</span>
        </label>
      </figure>
    </div>
  </section>
);
