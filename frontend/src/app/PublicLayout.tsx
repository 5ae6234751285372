import { Outlet, useLocation } from "react-router-dom";
import { splitAddress } from "#domain/account/localAddress.ts";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { shellWords } from "#frontend/messages/shell.ts";
import { titleWords } from "#frontend/messages/titles.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { PublicFrame } from "#frontend/ui/PublicFrame.tsx";
import { openCookieSettings } from "../platform/consent/cookieSettings.ts";
import { afterSignIn } from "../platform/destination.ts";
import { useSession } from "../platform/session/useSession.ts";

const linkTo = (path: string, label: string) => ({ to: publicAddress(path), label });

/** The words and the addresses are read when they're shown, because the language is chosen before that. */
const links = () => [
  linkTo("/pricing", titleWords.pricing),
  linkTo("/help", titleWords.help),
  linkTo("/about", titleWords.about),
];

const footLinks = () => [
  ...links(),
  linkTo("/stage-play-format", titleWords.guide),
  linkTo("/faq", titleWords.faq),
  linkTo("/contact", titleWords.contact),
  linkTo("/privacy", titleWords.privacy),
  linkTo("/terms", titleWords.terms),
  linkTo("/cookie-policy", titleWords.cookies),
];

/** The frame of the public pages. On the home page, the top bar is dark. */
export function PublicLayout() {
  const { path } = splitAddress(useLocation().pathname);
  return (
    <PublicFrame
      brand={shellWords.brand}
      home={publicAddress("/")}
      skipLabel={shellWords.skip}
      navLabel={shellWords.nav}
      links={links()}
      action={<AccountButton />}
      footLabel={shellWords.foot}
      footLinks={footLinks()}
      footActions={[{ label: shellWords.cookieSettings, onSelect: openCookieSettings }]}
      footNote={shellWords.footNote}
      ground={path === "/" ? "stage" : "paper"}
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
