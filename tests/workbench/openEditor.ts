import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { Play } from "#domain/play/play.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { type BrowserDevice, desktop } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { openWorkbench, type WriterLook } from "./openWorkbench.ts";
import { playId } from "./page/onWorkbench.ts";

interface EditorLook extends WriterLook {
  /** What readers have said about the play. */
  readonly feedback?: readonly FeedbackEntry[];
  /** The writer's other plays. */
  readonly others?: readonly Play[];
  /** What's in the writer's log of submissions. */
  readonly submissions?: readonly Submission[];
}

/** Opens a new play that begins with the heading of a scene, ready for its first word. */
export async function openNewPlay(options?: EditorLook): Promise<BrowserDevice> {
  const device = await openEditor(undefined, options);
  await device.page.keyboard.press("Control+2");
  return device;
}

/** Opens a play in the editor, with the cursor in the manuscript. Without a play, it's a new one. */
export async function openEditor(play?: Play, options?: EditorLook): Promise<BrowserDevice> {
  const device = await goToEditor(play, options);
  await manuscript(device.page).focus();
  return device;
}

/** Opens a play in the editor, with the cursor where the editor puts it. */
export async function goToEditor(
  play?: Play,
  { feedback, others, submissions, ...look }: EditorLook = desktop,
): Promise<BrowserDevice> {
  const device = await openWorkbench(`/editor/${play ? playId : "new"}`, { play, feedback, others, submissions }, look);
  await manuscript(device.page).waitFor();
  return device;
}
