// @vitest-environment page
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import type { SessionState, WhySignedOut } from "../platform/session/store/session.ts";
import { SessionContext } from "../platform/session/useSession.ts";
import { storeOf, subscribed, testSession } from "../platform/testing/sessions.ts";
import { Guard } from "./Guard.tsx";

afterEach(clearPage);

const Here = () => {
  const { pathname, state } = useLocation();
  return `${useNavigationType()} ${pathname} ${JSON.stringify(state)}`;
};

function visit(path: string, state: SessionState): string {
  const page = mount(
    <SessionContext value={storeOf(state)}>
      <MemoryRouter initialEntries={["/", path]}>
        <Routes>
          <Route element={<Guard />}>
            <Route path="/dashboard" element="the plays" />
          </Route>
          <Route element={<Guard requiresSubscription />}>
            <Route path="/feedback/:playId" element="the feedback" />
          </Route>
          <Route element={<Guard outlivesSession />}>
            <Route path="/editor/:playId" element="the text" />
          </Route>
          <Route path="*" element={<Here />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
  return page.textContent ?? "";
}

const signedIn = (subscription: Extract<SessionState, { kind: "signed-in" }>["subscription"]): SessionState => ({
  kind: "signed-in",
  session: testSession(),
  subscription,
});
const free = signedIn({ kind: "known", status: subscribed(false) });

test("shows “Loading...” while the session loads", () => {
  expect(visit("/dashboard", { kind: "loading" })).toBe("Loading...");
});

test("sends visitors to the sign-in, and remembers where they were going", () => {
  const shown = visit("/feedback/abc?kind=typo#last", { kind: "anonymous" });
  expect(shown).toBe('REPLACE /auth {"from":"/feedback/abc?kind=typo#last"}');
});

test("lets a signed-in person through if no subscription is required", () => {
  expect(visit("/dashboard", signedIn({ kind: "checking" }))).toBe("the plays");
});

test("waits for the subscription if one is required", () => {
  expect(visit("/feedback/abc", signedIn({ kind: "checking" }))).toBe("Loading...");
});

test("sends people without a subscription to /subscription, and remembers where they were going", () => {
  expect(visit("/feedback/abc?kind=typo", free)).toBe('REPLACE /subscription {"from":"/feedback/abc?kind=typo"}');
});

test("treats a person whose plan couldn't be read as not subscribed", () => {
  const shown = visit("/feedback/abc", signedIn({ kind: "unknown" }));
  expect(shown).toBe('REPLACE /subscription {"from":"/feedback/abc"}');
});

test("lets subscribers through", () => {
  expect(visit("/feedback/abc", signedIn({ kind: "known", status: subscribed(true) }))).toBe("the feedback");
});

test.each<[WhySignedOut, string]>([
  ["ended", "the text"],
  ["left", "REPLACE /auth null"],
  ["another-tab", 'REPLACE /auth {"from":"/editor/abc"}'],
])("a screen that outlives the session is shown only if the session was refused: %s", (why, shown) => {
  expect(visit("/editor/abc", { kind: "anonymous", why })).toBe(shown);
});
