import { shellWords } from "#frontend/messages/shell.ts";
import "./LoadingScreen.css";

/** What stands where a screen will be, while its code or the session loads. */
export function LoadingScreen() {
  return (
    <div className="loading" role="status">
      {shellWords.loading}
    </div>
  );
}
