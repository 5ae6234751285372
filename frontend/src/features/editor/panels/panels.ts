import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { PanelName } from "#frontend/modules/editor/screen/screenControl.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { type LazyComponent, lazyComponent } from "#frontend/platform/lazyComponent.tsx";

export interface PanelProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** What can be shown beside the page. Its code loads with its first use. A panel's frame is `Panel`. */
export const panels: Readonly<Record<PanelName, LazyComponent<PanelProps>>> = {
  comments: lazyComponent(async () => (await import("../comments/CommentsPanel.tsx")).CommentsPanel),
  listening: lazyComponent(async () => (await import("../listening/ListeningPanel.tsx")).ListeningPanel),
  characters: lazyComponent(async () => (await import("../characters/CharactersPanel.tsx")).CharactersPanel),
  stage: lazyComponent(async () => (await import("../stage/StagePanel.tsx")).StagePanel),
  notes: lazyComponent(async () => (await import("../notes/NotesPanel.tsx")).NotesPanel),
};
