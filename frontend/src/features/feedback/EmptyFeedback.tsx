import type { PlayId } from "#domain/play/play.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { feedbackWords } from "#frontend/words/feedback.ts";

const { screen: words } = feedbackWords;

/** What will be here, and the one next step. */
export const EmptyFeedback = ({ playId }: { readonly playId: PlayId }) => (
  <Card title={words.emptyTitle}>
    <p>{words.emptyText}</p>
    <div>
      <ButtonLink to={`/editor/${playId}`} variant="primary">
        {words.share}
      </ButtonLink>
    </div>
  </Card>
);
