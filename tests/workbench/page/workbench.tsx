import "#frontend/platform/withoutEval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import type { Play, PlayId } from "#domain/play/play.ts";
import { plans } from "#domain/subscription/plans.ts";
import { minuteMs } from "#domain/time.ts";
import { recoverFocus } from "#frontend/app/recoverFocus.ts";
import { LazyPart, onDemand, Screen } from "#frontend/app/Screen.tsx";
import { EditorScreen } from "#frontend/features/editor/EditorScreen.tsx";
import { shellWords } from "#frontend/messages/shell.yaml";
import { newPlayUpdate } from "#frontend/modules/creating/newPlayUpdate.ts";
import { startSession } from "#frontend/platform/session/store/browserSessionStore.ts";
import { LinkContext } from "#frontend/ui/Link.tsx";
import { rootOptions } from "#frontend/ui/rootOptions.ts";
import { ToastRegion } from "#frontend/ui/ToastRegion.tsx";
import { memoryAccount } from "#tests/support/memoryAccount.ts";
import { memoryMailChoices } from "#tests/support/memoryMailChoices.ts";
import { type MemoryPlay, memoryPlays } from "#tests/support/memoryPlays.ts";
import { memoryPresets } from "#tests/support/memoryPresets.ts";
import { memoryShares } from "#tests/support/memoryShares.ts";
import { memorySubmissions } from "#tests/support/memorySubmissions.ts";
import { memoryVersions } from "#tests/support/memoryVersions.ts";
import { answerInMemory } from "./answerInMemory.ts";
import { playId, startKey, type WorkbenchStart } from "./onWorkbench.ts";
import "#frontend/ui/ui.css";

/*
 * The app's screens with everything behind them but the server: the session, the sync engine and the journal are real, and
 * the API is in this page's memory.
 */

const {
  person,
  play,
  versions = [],
  feedback,
  others = [],
  submissions = [],
}: WorkbenchStart = JSON.parse(sessionStorage.getItem(startKey) ?? "{}");
const plays = new Map<PlayId, MemoryPlay>();
if (play) plays.set(playId, { ...memoryPlayOf(playId, play, Date.now()), versions, feedback });
for (const [index, other] of others.entries()) {
  const otherId = `other-play-${index}` as PlayId;
  plays.set(otherId, memoryPlayOf(otherId, other, Date.now() - minuteMs * (others.length - index)));
}

/** Returns a play as the server has it after its first update. */
function memoryPlayOf(id: PlayId, written: Play, changedMs: number): MemoryPlay {
  const { content, card } = newPlayUpdate(written);
  const at = new Date(changedMs).toISOString();
  const body = btoa(Array.from(content.update, (byte) => String.fromCharCode(byte)).join(""));
  return {
    card: { ...card, playId: id, createdAt: at, changedAt: at },
    log: [{ sequence: 1, updateId: "start-of-the-play", device: "another-device", at, body }],
    versions: [],
  };
}

answerInMemory([
  ...memoryAccount(person),
  ...memoryPlays(plays, { limit: plans[person.tier ?? "free"].playLimit }),
  ...memoryVersions(plays),
  ...memoryPresets(),
  ...memorySubmissions(submissions, { tier: person.tier ?? "free" }),
  ...memoryShares(),
  ...memoryMailChoices(),
]);
// The tests of the editor, which are most of them, don't need their code.
const appLayout = onDemand("AppLayout", () => import("#frontend/app/AppLayout.tsx"));
const dashboard = onDemand("DashboardScreen", () => import("#frontend/features/dashboard/DashboardScreen.tsx"));
const submissionsScreen = onDemand(
  "SubmissionsScreen",
  () => import("#frontend/features/submissions/SubmissionsScreen.tsx"),
);
const mailChoice = onDemand("MailChoiceScreen", () => import("#frontend/features/mail/MailChoiceScreen.tsx"));

startSession();
recoverFocus();
createRoot(document.getElementById("root") ?? document.body, rootOptions).render(
  <StrictMode>
    <BrowserRouter>
      <LinkContext value={Link}>
        <Routes>
          <Route path="/editor/:playId" element={<EditorScreen />} />
          <Route path="/mail" element={<Screen of={mailChoice} />} />
          <Route element={<LazyPart of={appLayout} />}>
            <Route path="/dashboard" element={<Screen of={dashboard} />} />
            <Route path="/submissions" element={<Screen of={submissionsScreen} />} />
          </Route>
        </Routes>
        <ToastRegion dismissLabel={shellWords.dismiss} />
      </LinkContext>
    </BrowserRouter>
  </StrictMode>,
);
