import { historyWords } from "#frontend/messages/history.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface NotLoadedProps {
  readonly errorText: string;
  readonly onRetry: () => Promise<void>;
}

/** Says why versions couldn't be loaded, which is usually a missing connection, and loads them again. */
export const NotLoaded = ({ errorText, onRetry }: NotLoadedProps) => (
  <div className="history-not-loaded">
    <Alert kind="warn">
      <p>{errorText}</p>
      <Button size="small" onClick={() => void onRetry()}>
        {historyWords.tryAgain}
      </Button>
    </Alert>
  </div>
);
