import { shellWords } from "#frontend/messages/shell.ts";
import "./LoadingScreen.css";

/** Shown while a screen's code or the session loads. */
export function LoadingScreen() {
  return (
    <div className="loading-screen" role="status">
      {shellWords.loading}
    </div>
  );
}
