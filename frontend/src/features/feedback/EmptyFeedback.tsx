import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";

const { screen: words } = feedbackWords;

/** Explains the empty screen and offers the next step. */
export const EmptyFeedback = ({ onShare }: { readonly onShare: () => void }) => (
  <Card title={words.emptyTitle}>
    <p>{words.emptyText}</p>
    <div>
      <Button variant="primary" onClick={onShare}>
        {words.share}
      </Button>
    </div>
  </Card>
);
