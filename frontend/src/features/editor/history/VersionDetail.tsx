import { memo, useEffect, useRef, useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import type { RestoreScope } from "#domain/play/versions/restoreBlocks.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { restoreVersion } from "#frontend/modules/editor/versions/restoreVersion.ts";
import { SheetOfPaper } from "#frontend/modules/printing/SheetOfPaper.tsx";
import { usePaperStyle } from "#frontend/modules/printing/usePaperStyle.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { ComparisonView } from "./ComparisonView.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { type ChosenMoment, useComparedVersions } from "./useComparedVersions.ts";
import { VersionActions } from "./VersionActions.tsx";
import { labelOf } from "./versionNames.ts";

interface VersionDetailProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly history: Versions;
  readonly now: Play;
  /** The chosen version… */
  readonly version: PlayVersion | undefined;
  /** …or moment; without either, the current text. */
  readonly moment: ChosenMoment | undefined;
  readonly versions: readonly PlayVersion[];
  readonly onRemoved: () => void;
}

type View = "changes" | "pages";
const views = [
  { value: "changes", label: historyWords.changes },
  { value: "pages", label: historyWords.pages },
] as const;

/** One version or moment: what changed since, or its pages; its name; and what can be done with it. */
export function VersionDetail(props: VersionDetailProps) {
  const { editor, version, moment } = props;
  const [view, setView] = useState<View>("changes");
  const { play, before, after, errorText, reload, other, choose, choices, isWithNow } = useComparedVersions(props);
  const canRestore = version !== undefined || moment?.isLoaded === true;
  const { isRestored, restore, takeBack } = useRestoring(editor, canRestore ? play : undefined);
  const section = useRef<HTMLElement>(null);
  const undo = (): void => {
    takeBack();
    // The button disappears.
    section.current?.focus();
  };
  const canCompare = choices.length > 0;
  const isComparing = view === "changes" && canCompare;
  return (
    <section ref={section} tabIndex={-1} className="history-detail" aria-label={nameOfShown(props)}>
      <header className="history-tools">
        {canCompare && (
          <SelectField label={historyWords.show} size="small" value={view} choices={views} onValue={setView} />
        )}
        {isComparing && (
          <SelectField label={historyWords.compareWith} size="small" value={other} choices={choices} onValue={choose} />
        )}
        {moment ? (
          <MomentActions isLoaded={moment.isLoaded} onRestore={restore} />
        ) : (
          <VersionActions {...props} play={play} onRestore={restore} />
        )}
      </header>
      <Restored isRestored={isRestored} onUndo={undo} />
      {errorText && <NotLoaded errorText={errorText} onRetry={reload} />}
      {(view === "pages" || !canCompare) && play && <VersionPages play={play} />}
      {isComparing && !errorText && (
        <>
          <p className="history-direction">{historyWords.direction({ older: before.name, newer: after.name })}</p>
          <ComparisonView before={before.play} after={after.play} onRestore={isWithNow ? restore : undefined} />
        </>
      )}
    </section>
  );
}

const nameOfShown = ({ version, moment }: VersionDetailProps): string =>
  moment?.name ?? (version ? labelOf(version, new Date()) : historyWords.now);

interface MomentActionsProps {
  readonly isLoaded: boolean;
  readonly onRestore: (scope: RestoreScope) => void;
}

const MomentActions = ({ isLoaded, onRestore }: MomentActionsProps) => (
  <div className="history-actions">
    <Button size="small" variant="primary" isDisabled={!isLoaded} onClick={() => void onRestore({ what: "play" })}>
      {historyWords.restoreMoment}
    </Button>
  </div>
);

interface RestoredProps {
  readonly isRestored: boolean;
  readonly onUndo: () => void;
}

const Restored = ({ isRestored, onUndo }: RestoredProps) => (
  <div role="status" className="history-restored">
    {isRestored && (
      <>
        <span>{historyWords.restored}</span>
        <Button size="small" onClick={onUndo}>
          {historyWords.undo}
        </Button>
      </>
    )}
  </div>
);

/** Restoring is an ordinary change of the text behind the board: undo takes it back, and the text before it is a moment. */
function useRestoring(editor: Editor, version: Play | undefined) {
  const [isRestored, setRestored] = useState(false);
  return {
    isRestored,
    restore: (scope: RestoreScope): void => {
      if (!version) return;
      setRestored(runEditorCommand(editor, restoreVersion(editor.doc, version, scope)));
    },
    takeBack: (): void => {
      runEditorCommand(editor, undo.run);
      setRestored(false);
    },
  };
}

/** A version as it would be printed. */
function VersionPages({ play }: { readonly play: Play }) {
  const [manuscript, setManuscript] = useState<PagedManuscript>();
  useEffect(() => whenIdle(() => setManuscript(paginate(play))), [play]);
  const style = usePaperStyle(manuscript?.layout, manuscript?.scriptFonts);
  if (!manuscript) return <p role="status">{historyWords.reading}</p>;
  const { pages, layout } = manuscript;
  return (
    <ScrollArea className="history-scroll history-pages-frame" label={historyWords.pages}>
      <ol className="history-pages" style={style}>
        {pages.map((page, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position.
            key={index}
            className="paper"
            aria-label={historyWords.pageNumber({ page: index + 1, count: pages.length })}
          >
            <Page page={page} layout={layout} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

/** Isn't drawn again. */
const Page = memo(SheetOfPaper);
