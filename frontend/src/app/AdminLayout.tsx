import { Outlet } from "react-router-dom";
import { adminWords } from "#frontend/messages/admin.yaml";
import { SectionNav } from "#frontend/ui/SectionNav.tsx";
import { isAdministrator } from "../platform/session/isAdministrator.ts";
import { useSession } from "../platform/session/useSession.ts";
import { NoAccess } from "./NoAccess.tsx";
import { screensLinked } from "./screens.ts";
import "./SectionLayout.css";

const links = screensLinked("admin").map(({ path, title }) => ({ to: path, label: adminWords.screens[title] }));

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
