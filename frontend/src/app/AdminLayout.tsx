import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { adminWords } from "#frontend/messages/admin.yaml";
import { noAccessWords } from "#frontend/messages/noAccess.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { SectionNav } from "#frontend/ui/SectionNav.tsx";
import { afterSignIn } from "../platform/destination.ts";
import { isAdministrator } from "../platform/session/isAdministrator.ts";
import { useSession } from "../platform/session/useSession.ts";
import { screens } from "./screens.ts";
import "./SectionLayout.css";

const links = screens.admin.map(({ path, title }) => ({ to: path, label: adminWords.screens[title] }));

/** The frame and navigation of the administration screens. Everybody else sees that they don't have access. */
export function AdminLayout() {
  if (!isAdministrator(useSession())) return <NoAccess />;
  return (
    <div className="section-layout">
      <SectionNav label={adminWords.nav} links={links} />
      <Outlet />
    </div>
  );
}

/** Shown to people who open an administration screen without being an administrator. */
function NoAccess() {
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
