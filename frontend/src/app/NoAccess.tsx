import { useEffect } from "react";
import { noAccessWords as words } from "#frontend/messages/noAccess.ts";
import { documentTitle } from "#frontend/messages/titles.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { afterSignIn } from "../platform/destination.ts";

/** Shown to people who open an administration screen without being an administrator. */
export function NoAccess() {
  useEffect(() => {
    document.title = documentTitle(words.title);
  }, []);
  return (
    <Page title={words.title} width="column">
      <Card>
        <p>{words.text}</p>
        <p>{words.secondFactor}</p>
        <p>{words.belongs}</p>
        <div className="card-actions">
          <ButtonLink to="/security">{words.security}</ButtonLink>
          <ButtonLink to={afterSignIn}>{words.plays}</ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
