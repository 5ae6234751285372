import { useEffect } from "react";
import { noAccessWords } from "#frontend/messages/noAccess.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { afterSignIn } from "../platform/destination.ts";

/** Shown to people who open an administration screen without being an administrator. */
export function NoAccess() {
  useEffect(() => {
    document.title = documentTitle(noAccessWords.title);
  }, []);
  return (
    <Page title={noAccessWords.title} width="column">
      <Card>
        <p>{noAccessWords.text}</p>
        <p>{noAccessWords.secondFactor}</p>
        <p>{noAccessWords.belongs}</p>
        <div className="card-actions">
          <ButtonLink to="/security">{noAccessWords.security}</ButtonLink>
          <ButtonLink to={afterSignIn}>{noAccessWords.plays}</ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
