import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import type { BoardName } from "#frontend/modules/editor/screen/screenControl.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import type { EditorDialog } from "../dialogs/dialogs.ts";

/** What can take the place of the text. Its code loads with its first use. A board's frame is `Board`. */
export const boards: Readonly<Record<BoardName, EditorDialog>> = {
  pages: {
    title: viewWords.overviewTitle,
    Content: lazyComponent(async () => (await import("../views/PageOverview.tsx")).PageOverview),
  },
  frontMatter: {
    title: editorWords.frontMatter,
    Content: lazyComponent(async () => (await import("../frontMatter/FrontMatterBoard.tsx")).FrontMatterBoard),
  },
  indexCards: {
    title: actionWords.indexCards,
    Content: lazyComponent(async () => (await import("../outline/IndexCards.tsx")).IndexCards),
  },
  sceneGrid: {
    title: actionWords.sceneGrid,
    Content: lazyComponent(async () => (await import("../stage/SceneGridBoard.tsx")).SceneGridBoard),
  },
  statistics: {
    title: actionWords.statistics,
    Content: lazyComponent(async () => (await import("../statistics/StatisticsBoard.tsx")).StatisticsBoard),
  },
  history: {
    title: actionWords.history,
    Content: lazyComponent(async () => (await import("../history/HistoryBoard.tsx")).HistoryBoard),
  },
};
