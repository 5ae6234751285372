import { failureWords } from "#frontend/messages/failure.yaml";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import "#frontend/ui/Button.css";
import "./ErrorScreen.css";

interface ErrorScreenProps {
  /** Whether the site can't be reached. Then the message says so, because the page itself works. */
  readonly isUnreachable?: boolean;
  readonly onTryAgain: () => void;
  readonly onRefresh?: () => void;
}

/** The full page when a screen couldn't be rendered. Depends on as little as possible: native buttons. */
export function ErrorScreen({
  isUnreachable = false,
  onTryAgain,
  onRefresh = () => window.location.reload(),
}: ErrorScreenProps) {
  return (
    <div className="error-screen" role="alert">
      <h1>{isUnreachable ? failureWords.offlineTitle : failureWords.title}</h1>
      <p>{isUnreachable ? failureWords.offlineText : failureWords.text}</p>
      <div className="error-screen-actions">
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
