import { useEffect } from "react";
import { adminWords } from "#frontend/messages/admin.ts";
import { documentTitle } from "#frontend/messages/titles.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { afterSignIn } from "../platform/destination.ts";

const words = adminWords.notForYou;

/** Shown to people who open an administration screen without being an administrator. */
export function NoAccess() {
  useEffect(() => {
    document.title = documentTitle(words.title);
  }, []);
  return (
    <Page title={words.title} width="column">
      <Card>
        <p>{words.text}</p>
        <p>{words.belongs}</p>
        <div>
          <ButtonLink to={afterSignIn}>{words.plays}</ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
