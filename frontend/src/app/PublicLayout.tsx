import { Outlet, useLocation } from "react-router-dom";
import { shellWords } from "#frontend/messages/shell.ts";
import { titleWords } from "#frontend/messages/titles.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { PublicFrame } from "#frontend/ui/PublicFrame.tsx";
import { openCookieSettings } from "../platform/consent/cookieSettings.ts";
import { afterSignIn } from "../platform/destination.ts";
import { useSession } from "../platform/session/useSession.ts";

const links = [
  { to: "/pricing", label: titleWords.pricing },
  { to: "/help", label: titleWords.help },
  { to: "/about", label: titleWords.about },
];

const footLinks = [
  ...links,
  { to: "/stage-play-format", label: titleWords.guide },
  { to: "/faq", label: titleWords.faq },
  { to: "/contact", label: titleWords.contact },
  { to: "/privacy", label: titleWords.privacy },
  { to: "/terms", label: titleWords.terms },
  { to: "/cookie-policy", label: titleWords.cookies },
];

/** The frame of the public pages. On the home page, the top bar is dark. */
export function PublicLayout() {
  const isHome = useLocation().pathname === "/";
  return (
    <PublicFrame
      brand={shellWords.brand}
      skipLabel={shellWords.skip}
      navLabel={shellWords.nav}
      links={links}
      action={<AccountButton />}
      footLabel={shellWords.foot}
      footLinks={footLinks}
      footActions={[{ label: shellWords.cookieSettings, onSelect: openCookieSettings }]}
      footNote={shellWords.footNote}
      ground={isHome ? "stage" : "paper"}
    >
      <Outlet />
    </PublicFrame>
  );
}

function AccountButton() {
  return useSession().kind === "signed-in" ? (
    <ButtonLink to={afterSignIn} size="small">
      {shellWords.yourPlays}
    </ButtonLink>
  ) : (
    <ButtonLink to="/auth" size="small">
      {shellWords.signIn}
    </ButtonLink>
  );
}
