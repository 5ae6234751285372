import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { readingWords as words } from "#frontend/messages/reading.ts";
import "./MadeWith.css";

/** Below the play, for readers who write, too. */
export const MadeWith = () => (
  <footer className="reader-made-with">
    <a href={publicAddress("/")}>{words.madeWith}</a>
    <a href="/signup">{words.writeYourOwn}</a>
  </footer>
);
