import { failureWords } from "#frontend/messages/failure.ts";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import "#frontend/ui/Button.css";
import "./ErrorScreen.css";

interface ErrorScreenProps {
  /** The site does not answer: that is what is said, for the page itself is well. */
  readonly isUnreachable?: boolean;
  readonly onTryAgain: () => void;
  readonly onRefresh?: () => void;
}

/** The whole page, when a screen could not be drawn. It leans on as little as it can: native buttons. */
export function ErrorScreen({
  isUnreachable = false,
  onTryAgain,
  onRefresh = () => window.location.reload(),
}: ErrorScreenProps) {
  return (
    <div className="error-screen" role="alert">
      <h1>{isUnreachable ? failureWords.offlineTitle : failureWords.title}</h1>
      <p>{isUnreachable ? failureWords.offlineText : failureWords.text}</p>
      <div className="error-actions">
        <button type="button" className={buttonClass({ variant: "quiet" })} onClick={onRefresh}>
          {failureWords.refresh}
        </button>
        <button type="button" className={buttonClass({ variant: "primary" })} onClick={onTryAgain}>
          {failureWords.tryAgain}
        </button>
      </div>
    </div>
  );
}
