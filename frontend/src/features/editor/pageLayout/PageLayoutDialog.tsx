import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { readPageLayout } from "#domain/play/document/pageLayout.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { usedPaperNameOf } from "#domain/play/layout/chosenLayout.ts";
import { type PaperName, papers } from "#domain/play/layout/designs/layouts.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import type { PageLayout } from "#domain/play/play.ts";
import { pageLayoutWords, paperNames, paperSizes } from "#frontend/messages/pageLayout.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { usePresets } from "#frontend/modules/presets/usePresets.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { helpOn } from "../helpOn.ts";
import { AdjustDialog } from "./AdjustDialog.tsx";
import { LayoutActions } from "./LayoutActions.tsx";
import { LayoutPicture } from "./LayoutPicture.tsx";
import { type LayoutChoice, layoutChoices } from "./layoutChoices.ts";
import { openPageLayoutHistory, type PageLayoutHistory } from "./pageLayoutHistory.ts";
import "./pageLayout.css";

interface PageLayoutDialogProps {
  readonly session: Pick<PlaySession, "doc">;
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Chooses the layout and the paper of the play. Each choice is shown on the page behind the dialog at once. */
export function PageLayoutDialog({ session: { doc }, editor, onClose }: PageLayoutDialogProps) {
  const { pageLayout, paper, change, undo, canUndo } = usePageLayout(doc);
  const saved = usePresets("layout");
  const [before, setBefore] = useState<LayoutChoice>();
  const { choices, chosen } = layoutChoices(pageLayout, saved.presets, before);
  const [isAdjusting, setAdjusting] = useState(false);
  const checked = useRef<HTMLInputElement>(null);
  useEffect(() => checked.current?.focus(), []);
  const use = ({ base, name = "", changes }: Pick<LayoutChoice, "base" | "name" | "changes">) => {
    if (chosen.key === "own") setBefore(chosen);
    change({ layout: base, name, changes });
  };
  const actions = (
    <>
      <PageCount editor={editor} />
      <Button isDisabled={!canUndo} onClick={undo}>
        {pageLayoutWords.undo}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {pageLayoutWords.done}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        isOpen
        size="side"
        title={pageLayoutWords.title}
        onClose={onClose}
        help={helpOn(pageLayoutWords.title, "layout")}
        actions={actions}
      >
        <p className="page-layout-lead">{pageLayoutWords.lead}</p>
        <fieldset className="page-layout-choices">
          <legend>{pageLayoutWords.layout}</legend>
          {choices.map((one) => (
            <label key={one.key} className="page-layout-choice">
              <input
                ref={one === chosen ? checked : undefined}
                type="radio"
                name="layout"
                checked={one === chosen}
                onChange={() => use(one)}
              />
              <LayoutPicture layout={layoutOf({ pageLayout: { layout: one.base, paper, changes: one.changes } })} />
              <span>
                <span className="page-layout-name">{one.label}</span>
                <span className="page-layout-description">{one.description}</span>
              </span>
            </label>
          ))}
          <LayoutActions chosen={chosen} saved={saved} onUse={use} onAdjust={() => setAdjusting(true)} />
        </fieldset>
        <Segmented
          label={pageLayoutWords.paper}
          isLabelShown
          value={paper}
          choices={paperChoices}
          onValue={(name) => change({ paper: name })}
        />
      </Dialog>
      {isAdjusting && (
        <AdjustDialog
          {...{ doc, paper, saved }}
          from={chosen}
          onApply={(changes, name) => {
            use({ base: chosen.base, name, changes });
            setAdjusting(false);
          }}
          onClose={() => setAdjusting(false)}
        />
      )}
    </>
  );
}

const paperChoices = (Object.keys(papers) as readonly PaperName[]).map((value) => ({
  value,
  label: `${paperNames[value]}, ${paperSizes[value]}`,
}));

/** How many pages the play has in this layout, for everybody who can't see the page behind the dialog. */
function PageCount({ editor }: Pick<PageLayoutDialogProps, "editor">) {
  const { breaks } = useEditorState(editor, pagesShown);
  return (
    <p role="status" className="page-layout-count">
      {breaks.length > 0 && pageLayoutWords.pages({ pages: breaks.length })}
    </p>
  );
}

interface PageLayoutSetting extends Pick<PageLayoutHistory, "change" | "undo"> {
  /** As it's stored. */
  readonly pageLayout: PageLayout;
  readonly paper: PaperName;
  readonly canUndo: boolean;
}

/** Returns the page layout of a play and how to change it. Only changes made since this was mounted can be undone. */
function usePageLayout(doc: Y.Doc): PageLayoutSetting {
  const [history, setHistory] = useState<PageLayoutHistory>();
  useEffect(() => {
    const opened = openPageLayoutHistory(doc);
    setHistory(opened);
    return opened.close;
  }, [doc]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const { pageLayout } = playDocumentOf(doc);
      pageLayout.observe(listener);
      return () => pageLayout.unobserve(listener);
    },
    [doc],
  );
  const stored = useSyncExternalStore(subscribe, () => JSON.stringify(readPageLayout(doc) ?? {}));
  const pageLayout = useMemo((): PageLayout => JSON.parse(stored), [stored]);
  return {
    pageLayout,
    paper: usedPaperNameOf(pageLayout),
    change: (change) => history?.change(change),
    undo: () => history?.undo(),
    canUndo: history?.canUndo() ?? false,
  };
}
