import "#frontend/platform/withoutEval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import type { Play, PlayId } from "#domain/play/play.ts";
import { keepFocus } from "#frontend/app/keepFocus.ts";
import { EditorScreen } from "#frontend/features/editor/EditorScreen.tsx";
import { shellWords } from "#frontend/messages/shell.yaml";
import { newPlayUpdate } from "#frontend/modules/creating/newPlayUpdate.ts";
import { startSession } from "#frontend/platform/session/store/browserSessionStore.ts";
import { LinkContext } from "#frontend/ui/Link.tsx";
import { rootOptions } from "#frontend/ui/rootOptions.ts";
import { ToastRegion } from "#frontend/ui/ToastRegion.tsx";
import { memoryAccount } from "#tests/support/memoryAccount.ts";
import { memoryFetch } from "#tests/support/memoryApi.ts";
import { type MemoryPlay, memoryPlays } from "#tests/support/memoryPlays.ts";
import { playId, siteConfig, startKey, type WorkbenchStart } from "./onWorkbench.ts";
import "#frontend/ui/ui.css";

/*
 * The app's screens with everything behind them but the server: the session, the sync engine and the journal are real, and
 * the API is in this page's memory.
 */

const { person, play, feedback, others = [] }: WorkbenchStart = JSON.parse(sessionStorage.getItem(startKey) ?? "{}");
const plays = new Map<PlayId, MemoryPlay>();
if (play) plays.set(playId, { ...memoryPlayOf(playId, play), feedback });
others.forEach((other, index) => {
  const otherId = `other-play-${index}` as PlayId;
  plays.set(otherId, memoryPlayOf(otherId, other));
});

/** Returns a play as the server has it after its first update. */
function memoryPlayOf(id: PlayId, written: Play): MemoryPlay {
  const { content, card } = newPlayUpdate(written);
  const at = new Date().toISOString();
  const body = btoa(Array.from(content.update, (byte) => String.fromCharCode(byte)).join(""));
  return {
    card: { ...card, playId: id, createdAt: at, changedAt: at },
    log: [{ sequence: 1, updateId: "start-of-the-play", body }],
  };
}

const api = memoryFetch([...memoryAccount(person), ...memoryPlays(plays)]);
const fetchFromSite = window.fetch.bind(window);
window.fetch = async (address, options) => {
  const path = String(address);
  if (path === "/config.json") return Response.json(siteConfig);
  if (!path.startsWith(siteConfig.apiBase)) return fetchFromSite(address, options);
  return api(address, options).catch((error: unknown) => {
    console.error(error);
    throw error;
  });
};

startSession();
keepFocus();
createRoot(document.getElementById("root") ?? document.body, rootOptions).render(
  <StrictMode>
    <BrowserRouter>
      <LinkContext value={Link}>
        <Routes>
          <Route path="/editor/:playId" element={<EditorScreen />} />
        </Routes>
        <ToastRegion dismissLabel={shellWords.dismiss} />
      </LinkContext>
    </BrowserRouter>
  </StrictMode>,
);
