import { Outlet } from "react-router-dom";
import { adminWords } from "#frontend/messages/admin.yaml";
import { SectionNav } from "#frontend/ui/SectionNav.tsx";
import { isAdministrator } from "../platform/session/isAdministrator.ts";
import { useSession } from "../platform/session/useSession.ts";
import { NoAccess } from "./NoAccess.tsx";
import "./SectionLayout.css";

const { screens } = adminWords;

const links = [
  { to: "/admin/user-activity", label: screens.activity },
  { to: "/admin/crm-automation", label: screens.automation },
  { to: "/admin/messages", label: screens.messages },
  { to: "/admin/health", label: screens.health },
];

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
