import { importingWords } from "#frontend/messages/importing.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface ShareCorrectionsProps {
  /** How many other plays of the file don't have the corrections of this one. */
  readonly others: number;
  readonly onShare: () => void;
}

/** Offers to correct the other plays of a file like this one. */
export const ShareCorrections = ({ others, onShare }: ShareCorrectionsProps) =>
  others > 0 && (
    <Alert kind="plain">
      <p>{importingWords.shareLead}</p>
      <Button size="small" onClick={onShare}>
        {importingWords.share({ count: others })}
      </Button>
    </Alert>
  );
