import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { guardSignOut } from "#frontend/modules/sync/devices/guardSignOut.ts";
import { startDeviceReports } from "#frontend/modules/sync/reports/startDeviceReports.ts";
import { AppFrame } from "#frontend/ui/AppFrame.tsx";
import { afterSignIn } from "../platform/destination.ts";
import { AccountLayout } from "./AccountLayout.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { accountLinks } from "./accountLinks.ts";

/** The frame of the screens behind the guard. Signing out in its menu sends unsent changes first. */
export function AppLayout() {
  const { pathname } = useLocation();
  useEffect(guardSignOut, []);
  useEffect(startDeviceReports, []);
  return (
    <AppFrame
      brand={shellWords.brand}
      home={afterSignIn}
      skipLabel={shellWords.skip}
      navLabel={shellWords.nav}
      links={[
        { to: "/submissions", label: titleWords.submissions },
        { to: publicAddress("/help"), label: titleWords.help },
      ]}
      menu={<AccountMenu />}
    >
      {accountLinks().some(({ to }) => to === pathname) ? (
        <AccountLayout>
          <Outlet />
        </AccountLayout>
      ) : (
        <Outlet />
      )}
    </AppFrame>
  );
}
