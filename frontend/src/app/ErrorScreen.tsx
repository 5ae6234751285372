import { Button } from "#frontend/ui/Button.tsx";
import { failureWords } from "#frontend/words/failure.ts";
import "./ErrorScreen.css";

interface ErrorScreenProps {
  readonly onTryAgain: () => void;
  readonly onRefresh?: () => void;
}

/** The whole page, when a screen could not be drawn. */
export function ErrorScreen({ onTryAgain, onRefresh = () => window.location.reload() }: ErrorScreenProps) {
  return (
    <div className="error-screen" role="alert">
      <h1>{failureWords.title}</h1>
      <p>{failureWords.text}</p>
      <div className="error-actions">
        <Button onClick={onRefresh}>{failureWords.refresh}</Button>
        <Button variant="primary" onClick={onTryAgain}>
          {failureWords.tryAgain}
        </Button>
      </div>
    </div>
  );
}
