import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";

/** Explains the empty list and offers the next step. */
export const EmptyPlayList = ({ onOther }: { readonly onOther: () => void }) => (
  <section className="dashboard-empty">
    <h2>{words.emptyTitle}</h2>
    <p>{words.emptyText}</p>
    <ButtonLink to="/editor/new" variant="primary">
      {words.emptyStart}
    </ButtonLink>
    <Button variant="bare" onClick={onOther}>
      {words.emptyOther}
    </Button>
  </section>
);
