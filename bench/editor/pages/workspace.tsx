import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { EditorWorkspace } from "#frontend/features/editor/EditorWorkspace.tsx";
import { newPlayUpdate } from "#frontend/modules/creating/newPlayUpdate.ts";
import { playsOnDevice } from "#frontend/modules/sync/devices/devicePlays.ts";
import { openPlaySession } from "#frontend/modules/sync/session/openPlaySession.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { createCall } from "#frontend/platform/call.ts";
import { fetchPlay, getRoot } from "./root.ts";
import { whenPainted } from "./whenPainted.ts";
import "#frontend/ui/ui.css";
import "#frontend/features/editor/editor.css";

/** The complete editor with the real sync engine: binding, journal in IndexedDB and autosave to this page's server. */
const userId = "11111111-1111-4111-8111-111111111111" as UserId;
const playId = "a-play-of-the-benchmark" as PlayId;
const call = createCall({
  fetch: (...request) => fetch(...request),
  getToken: async () => "token",
  getBase: async () => "/api",
});

const isHere = (await playsOnDevice(userId)).length > 0;
const first = isHere ? {} : { isNew: true, startWith: newPlayUpdate(await fetchPlay()).content };
const openedAt = performance.now();
const session = openPlaySession({ userId, playId, call, signedInUser: async () => userId, ...first });

function Screen({ session }: { readonly session: PlaySession }) {
  const readiness = useSyncExternalStore(session.subscribe, session.readiness);
  return readiness.kind === "ready" ? <EditorWorkspace session={session} playId={playId} /> : null;
}

createRoot(getRoot()).render(
  <StrictMode>
    <MemoryRouter>
      <Screen session={session} />
    </MemoryRouter>
  </StrictMode>,
);

/** The stages until the play is loaded from the device and on the screen, each with its name. */
const stages = ["page and code", "words from the device", "manuscript made", "laid out and painted"] as const;
const times = [0, openedAt];
const stop = session.subscribe(() => {
  if (session.readiness().kind !== "ready") return;
  stop();
  times.push(performance.now());
});
new MutationObserver((_, observer) => {
  if (!document.querySelector(".manuscript p")?.textContent) return;
  observer.disconnect();
  times.push(performance.now());
  whenPainted(() => {
    times.push(performance.now());
    for (const [at, stage] of stages.entries()) {
      performance.measure(`opening: ${stage}`, { start: times[at] ?? 0, end: times[at + 1] ?? 0 });
    }
    performance.measure("opening", { start: openedAt, end: times.at(-1) ?? 0 });
  });
}).observe(getRoot(), { subtree: true, childList: true });
