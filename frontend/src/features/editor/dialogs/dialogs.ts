import type { PlayId } from "#domain/play/play.ts";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { DialogName } from "#frontend/modules/editor/screen/screenControl.ts";
import { LazyShareFromEditor } from "#frontend/modules/sharing/shareDialogs.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { type LazyComponent, lazyComponent } from "#frontend/platform/lazyComponent.tsx";

interface DialogProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

export interface EditorDialog {
  /** Shown if its code can't be loaded. */
  readonly title: string;
  readonly Content: LazyComponent<DialogProps>;
}

/** What can be shown over the page. Its code loads with its first use. */
export const dialogs: Readonly<Record<DialogName, EditorDialog>> = {
  commands: {
    title: editorWords.commands,
    Content: lazyComponent(async () => (await import("../commands/CommandDialog.tsx")).CommandDialog),
  },
  shortcuts: {
    title: editorWords.shortcuts,
    Content: lazyComponent(async () => (await import("../shortcuts/ShortcutsDialog.tsx")).ShortcutsDialog),
  },
  share: { title: menuLabels.share, Content: LazyShareFromEditor },
  pageLayout: {
    title: editorWords.pageLayout,
    Content: lazyComponent(async () => (await import("../pageLayout/PageLayoutDialog.tsx")).PageLayoutDialog),
  },
  typing: {
    title: editorWords.typing,
    Content: lazyComponent(async () => (await import("../typing/TypingDialog.tsx")).TypingDialog),
  },
  export: {
    title: editorWords.exportFile,
    Content: lazyComponent(async () => (await import("../export/ExportDialog.tsx")).ExportDialog),
  },
  goTo: {
    title: editorWords.goTo,
    Content: lazyComponent(async () => (await import("../outline/GoToDialog.tsx")).GoToDialog),
  },
  goals: {
    title: actionWords.goals,
    Content: lazyComponent(async () => (await import("../goals/GoalsDialog.tsx")).GoalsDialog),
  },
  sendTo: {
    title: editorWords.sendTo,
    Content: lazyComponent(async () => (await import("../submission/SendDialog.tsx")).SendDialog),
  },
};
