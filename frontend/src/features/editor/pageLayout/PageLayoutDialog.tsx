import { useEffect, useRef } from "react";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { type LayoutName, layouts, type PaperName, papers } from "#domain/play/layout/layouts.ts";
import { layoutDescriptions, paperNames, paperSizes, pageLayoutWords as words } from "#frontend/messages/pageLayout.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { LayoutPicture } from "./LayoutPicture.tsx";
import { usePageLayout } from "./usePageLayout.ts";
import "./pageLayout.css";

interface PageLayoutDialogProps extends Pick<PlaySession, "doc"> {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Chooses the layout and the paper of the play. Each choice is shown on the page behind the dialog at once. */
export function PageLayoutDialog({ doc, editor, onClose }: PageLayoutDialogProps) {
  const { chosen, change, undo, canUndo } = usePageLayout(doc);
  const checked = useRef<HTMLInputElement>(null);
  useEffect(() => checked.current?.focus(), []);
  const actions = (
    <>
      <PageCount editor={editor} />
      <Button isDisabled={!canUndo} onClick={undo}>
        {words.undo}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {words.done}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="side" title={words.title} onClose={onClose} actions={actions}>
      <p className="page-layout-lead">{words.lead}</p>
      <fieldset className="page-layout-choices">
        <legend>{words.layout}</legend>
        {layoutNames.map((name) => (
          <label key={name} className="page-layout-choice">
            <input
              ref={name === chosen.layout ? checked : undefined}
              type="radio"
              name="layout"
              checked={name === chosen.layout}
              onChange={() => change({ layout: name })}
            />
            <LayoutPicture layout={layoutOf({ pageLayout: { layout: name, paper: chosen.paper } })} />
            <span>
              <span className="page-layout-name">{layouts[name].name}</span>
              <span className="page-layout-description">{layoutDescriptions[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="page-layout-choices page-layout-papers">
        <legend>{words.paper}</legend>
        {paperNamesInOrder.map((name) => (
          <label key={name} className="page-layout-choice">
            <input type="radio" name="paper" checked={name === chosen.paper} onChange={() => change({ paper: name })} />
            <span>
              <span className="page-layout-name">{paperNames[name]}</span>
              <span className="page-layout-description">{paperSizes[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}

const layoutNames = Object.keys(layouts) as readonly LayoutName[];
const paperNamesInOrder = Object.keys(papers) as readonly PaperName[];

/** How many pages the play has in this layout, for everybody who can't see the page behind the dialog. */
function PageCount({ editor }: Pick<PageLayoutDialogProps, "editor">) {
  const { breaks } = useEditorState(editor, pagesShown);
  return (
    <p role="status" className="page-layout-count">
      {breaks.length > 0 && words.pages(breaks.length)}
    </p>
  );
}
