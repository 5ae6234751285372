import { type ReactNode, useRef, useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import type { RestoreScope } from "#domain/play/versions/restoreBlocks.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { restoreVersion } from "#frontend/modules/editor/versions/restoreVersion.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import type { VersionView } from "#frontend/modules/versions/historyAddress.ts";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { ComparisonView } from "./ComparisonView.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { type ChosenMoment, useComparedVersions } from "./useComparedVersions.ts";
import { useHistoryAddress } from "./useHistoryAddress.ts";
import { VersionActions } from "./VersionActions.tsx";
import { VersionPages } from "./VersionPages.tsx";
import { VersionSubmissions } from "./VersionSubmissions.tsx";
import { ViewOptions } from "./ViewOptions.tsx";
import type { VersionLabels } from "./versionNames.ts";

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
  /** Where the play was sent, as far as that has loaded. */
  readonly submissions: readonly Submission[];
  readonly labels: VersionLabels;
  /** On a phone, the text is first, and what's rarely needed is in a panel of its own. */
  readonly isCompact: boolean;
  /** Shown with the options. */
  readonly moreOptions: ReactNode;
  /** The address is to lead to what's shown. */
  readonly hasAddress: boolean;
  /** What's shown at first; the changes without one. */
  readonly firstView?: VersionView | undefined;
  readonly onRemoved: () => void;
}

const views = [
  { value: "changes", label: historyWords.changes },
  { value: "pages", label: historyWords.pages },
] as const;

/** One version or moment: what changed since, or its pages; its name; and what can be done with it. */
export function VersionDetail(props: VersionDetailProps) {
  const { editor, version, moment, isCompact, firstView = "changes" } = props;
  const [view, setView] = useState<VersionView>(firstView);
  useHistoryAddress({ versionId: version?.versionId, view }, props.hasAddress);
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
  const tools = (
    <DetailTools {...props} play={canRestore ? play : undefined} onRestore={restore}>
      {canCompare && (
        <SelectField label={historyWords.view} size="small" value={view} choices={views} onValue={setView} />
      )}
      {isComparing && (
        <SelectField label={historyWords.compareWith} size="small" value={other} choices={choices} onValue={choose} />
      )}
    </DetailTools>
  );
  return (
    <section ref={section} tabIndex={-1} className="history-detail" aria-label={nameOfShown(props)}>
      {!isCompact && tools}
      <Restored isRestored={isRestored} onUndo={undo} />
      <VersionSubmissions submissions={props.submissions} version={version} />
      {errorText && <NotLoaded errorText={errorText} onRetry={reload} />}
      {!isComparing && play && <VersionPages play={play} />}
      {isComparing && !errorText && (
        <ComparisonView
          lead={historyWords.direction({ older: before.name, newer: after.name })}
          before={before.play}
          after={after.play}
          onRestore={isWithNow ? restore : undefined}
        />
      )}
      {isCompact && tools}
    </section>
  );
}

interface DetailToolsProps extends VersionDetailProps {
  /** What can be restored and exported; undefined while it's loading. */
  readonly play: Play | undefined;
  readonly onRestore: (scope: RestoreScope) => void;
  /** Fields for what's shown. */
  readonly children: ReactNode;
}

/** The choices, and the button that restores all of it, unless that's the current text. */
function DetailTools({ children, ...props }: DetailToolsProps) {
  const { version, moment, play, isCompact, moreOptions, onRestore } = props;
  return (
    <header className="history-tools">
      <ViewOptions isCompact={isCompact}>
        {moreOptions}
        {children}
        {!moment && <VersionActions {...props} />}
      </ViewOptions>
      {(version ?? moment) && (
        <Button size="small" variant="primary" isDisabled={!play} onClick={() => onRestore({ what: "play" })}>
          {historyWords.restorePlay}
        </Button>
      )}
    </header>
  );
}

const nameOfShown = ({ version, moment, labels }: VersionDetailProps): string =>
  moment?.name ?? (version ? labels.labelOf(version) : historyWords.now);

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
