// @vitest-environment page
import { act } from "react";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionState, WhySignedOut } from "#frontend/platform/session/store/session.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, testSession } from "#frontend/platform/testing/sessions.ts";
import { createStore } from "#frontend/state/createStore.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { EditorScreen } from "./EditorScreen.tsx";
import { useOpenPlay } from "./opening/useOpenPlay.ts";

vi.mock("./opening/useOpenPlay.ts", () => ({ useOpenPlay: vi.fn() }));
vi.mock("#frontend/modules/sync/reports/startDeviceReports.ts", () => ({ startDeviceReports: () => undefined }));

afterEach(clearPage);
beforeEach(() => vi.mocked(useOpenPlay).mockClear());

const Here = () => `${useLocation().pathname} ${JSON.stringify(useLocation().state)}`;

const signedIn = (id: string): SessionState => ({
  kind: "signed-in",
  session: testSession(id),
  subscription: { kind: "checking" },
});
const anonymous = (why: WhySignedOut): SessionState => ({ kind: "anonymous", why });

function open(first: SessionState) {
  const { get, set, subscribe } = createStore(first);
  const page = mount(
    <SessionContext value={{ ...storeOf(first), get, subscribe }}>
      <MemoryRouter initialEntries={["/editor/one"]}>
        <Link to="/editor/other">Other</Link>
        <Routes>
          <Route path="/editor/:playId" element={<EditorScreen />} />
          <Route path="*" element={<Here />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
  const opened = () => vi.mocked(useOpenPlay).mock.lastCall?.[0];
  return { page, opened, change: (state: SessionState) => act(() => set(state)) };
}

test("the play that was open when the session ended stays open, and no other one opens", () => {
  const { page, opened, change } = open(signedIn("ruth"));
  change(anonymous("ended"));
  expect(opened()).toMatchObject({ userId: "ruth", playId: "one" });
  expect(page.textContent).not.toContain("/auth");
  act(() => page.querySelector("a")?.click());
  expect(page.textContent).toBe('Other/auth {"from":"/editor/other"}');
  expect(opened()).toMatchObject({ playId: "one" });
});

test("another person who signs in gets nothing of the play that stayed open", () => {
  const { opened, change } = open(signedIn("ruth"));
  change(anonymous("ended"));
  change(signedIn("nell"));
  expect(opened()).toMatchObject({ userId: "nell", playId: "one" });
});

test("nothing opens for somebody who comes back after the session ended", () => {
  const { page, opened } = open(anonymous("ended"));
  expect(page.textContent).toBe('Other/auth {"from":"/editor/one"}');
  expect(opened()).toBeUndefined();
});
