import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import "./MadeWith.css";

/** Below the play, for readers who write, too. */
export const MadeWith = () => (
  <footer className="reader-made-with">
    <p>{readingWords.promise}</p>
    <a href={publicAddress("/")}>{readingWords.madeWith}</a>
    <a href="/signup">{readingWords.writeYourOwn}</a>
  </footer>
);
