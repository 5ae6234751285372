// @vitest-environment page
import { act } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { splitAddress } from "#domain/account/localAddress.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { SessionContext } from "../platform/session/useSession.ts";
import { storeOf } from "../platform/testing/sessions.ts";
import { AppRoutes, publicRoutes } from "./routes.tsx";
import { screens } from "./screens.ts";

const paths = (routes: readonly { path: string }[]) => routes.map(({ path }) => path);

test("every route of the specification exists, and the pages of the help, the guide, of links in e-mails, and after deleting an account", () => {
  const isSpanish = (path: string) => splitAddress(path).language === "es";
  expect(paths(publicRoutes()).filter((path) => !isSpanish(path))).toEqual(
    "/ /pricing /help /help/:topicId /about /stage-play-format /faq /contact /privacy /terms /cookie-policy /auth /login /signup /forgot-password /reset-password /goodbye /mail *".split(
      " ",
    ),
  );
  expect(paths(publicRoutes()).filter(isSpanish)).toEqual(
    "/es /es/pricing /es/help /es/help/:topicId /es/about /es/stage-play-format /es/faq /es/contact /es/privacy /es/terms /es/cookie-policy".split(
      " ",
    ),
  );
  expect(paths(screens.signedIn)).toEqual(
    "/dashboard /submissions /profile /account-settings /security /subscription".split(" "),
  );
  expect(paths(screens.admin)).toEqual(
    "/admin/user-activity /admin/crm-automation /admin/messages /admin/health".split(" "),
  );
  expect(paths(screens.subscribers)).toEqual(["/feedback/:playId"]);
});

afterEach(clearPage);

const at = async (path: string) => {
  const page = mount(
    <SessionContext value={storeOf({ kind: "anonymous" })}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </SessionContext>,
  );
  const first = page.querySelector("[role=status]")?.textContent;
  await act(() => import("#frontend/features/notfound/NotFoundScreen.tsx"));
  const [heading, link] = [page.querySelector("h1")?.textContent, page.querySelector("main a")?.getAttribute("href")];
  return { first, heading, link, title: document.title };
};

test("a screen shows “Loading...” until its code has loaded, and an unknown path is not found, but leads home", async () => {
  expect(await at("/no/such/page")).toEqual({
    first: "Loading...",
    heading: "Page not found",
    link: "/",
    title: "Page not found · Ghostlight",
  });
});

const guarded = [...screens.signedIn, ...screens.admin, ...screens.subscribers].map(({ path }) => path);

test.each([...guarded, "/editor/:playId"])("a visitor is sent to sign in from %s", async (path) => {
  mount(
    <SessionContext value={storeOf({ kind: "anonymous" })}>
      <MemoryRouter initialEntries={[path.replace(":playId", "some-play")]}>
        <AppRoutes />
      </MemoryRouter>
    </SessionContext>,
  );
  await vi.waitFor(() => expect(document.title).toBe("Sign in · Ghostlight"));
});

test("the frame of a public page can be rendered on a server", () => {
  const html = renderToString(
    <SessionContext value={storeOf({ kind: "loading" })}>
      <StaticRouter location="/pricing">
        <AppRoutes />
      </StaticRouter>
    </SessionContext>,
  );
  expect(html).toContain("Skip to content");
});
