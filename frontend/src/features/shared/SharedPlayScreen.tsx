import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { laterWords as words } from "#frontend/words/later.ts";
import "./SharedPlayScreen.css";

/** A play behind a link: found by no search engine, and telling no other site where its reader came from. */
export const SharedPlayScreen = () => (
  <main className="shared" data-sentry-block>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <Page title={words.sharedPlay.title} width="column">
      <Card>
        <p>{words.sharedPlay.text}</p>
        <div>
          <ButtonLink to="/">{words.home}</ButtonLink>
        </div>
      </Card>
    </Page>
  </main>
);
