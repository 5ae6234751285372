// @vitest-environment page
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { noAccessWords } from "#frontend/messages/noAccess.yaml";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { SessionContext } from "../platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "../platform/testing/sessions.ts";
import { AdminLayout } from "./AdminLayout.tsx";
import { screens } from "./screens.ts";

afterEach(clearPage);

function visit(path: string, groups: readonly string[], isSubscribed = false): string | null {
  const session = testSession();
  const page = mount(
    <SessionContext
      value={storeOf({
        kind: "signed-in",
        session: { ...session, user: { ...session.user, groups } },
        subscription: { kind: "known", status: subscribed(isSubscribed) },
      })}
    >
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<AdminLayout />}>
            <Route path={path} element="The room." />
          </Route>
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
  return page.textContent;
}

const paths = screens.admin.map(({ path }) => path);

test.each(paths)("%s is only for administrators, whatever plan others have", (path) => {
  for (const others of [visit(path, []), visit(path, ["critics"], true)]) {
    expect(others).toContain(noAccessWords.title);
    expect(others).not.toContain("The room.");
  }
  expect(document.querySelector("nav")).toBeNull();
  clearPage();
  expect(visit(path, ["admins"])).toContain("The room.");
  const links = [...document.querySelectorAll("nav a")];
  expect(links.map((link) => link.getAttribute("href")).sort()).toEqual([...paths].sort());
  expect(links.filter((link) => link.getAttribute("aria-current") === "page")).toHaveLength(1);
});
