import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { laterWords as words } from "#frontend/words/later.ts";

export const SecurityScreen = () => (
  <Page title={words.security.title} width="column">
    <Card>
      <p>{words.security.text}</p>
      <div>
        <ButtonLink to="/account-settings">{words.settings}</ButtonLink>
      </div>
    </Card>
  </Page>
);
