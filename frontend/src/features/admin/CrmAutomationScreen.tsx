import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { laterWords as words } from "#frontend/words/later.ts";

export const CrmAutomationScreen = () => (
  <Page title={words.crmAutomation.title} width="column">
    <Card>
      <p>{words.crmAutomation.text}</p>
      <div>
        <ButtonLink to="/dashboard">{words.plays}</ButtonLink>
      </div>
    </Card>
  </Page>
);
