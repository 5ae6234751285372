import { useRef, useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { historyWords as words } from "#frontend/messages/history.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { ComparisonView } from "./ComparisonView.tsx";
import { NotLoaded } from "./NotLoaded.tsx";
import { useComparedVersions } from "./useComparedVersions.ts";
import { useRestoring } from "./useRestoring.ts";
import { VersionActions } from "./VersionActions.tsx";
import { VersionPages } from "./VersionPages.tsx";
import { labelOf } from "./versionNames.ts";

interface VersionDetailProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly history: Versions;
  readonly now: Play;
  /** The chosen version; without one, the current text. */
  readonly version: PlayVersion | undefined;
  readonly versions: readonly PlayVersion[];
  readonly onRemoved: () => void;
}

type View = "changes" | "pages";
const views = [
  { value: "changes", label: words.changes },
  { value: "pages", label: words.pages },
] as const;

/** One version: what changed since, or its pages; its name; and what can be done with it. */
export function VersionDetail(props: VersionDetailProps) {
  const { editor, version } = props;
  const [view, setView] = useState<View>("changes");
  const { play, before, after, why, reload, other, choose, choices, isWithNow } = useComparedVersions(props);
  const { isRestored, restore, takeBack } = useRestoring(editor, version && play, props.history.keepNow);
  const section = useRef<HTMLElement>(null);
  const undo = (): void => {
    takeBack();
    // The button disappears.
    section.current?.focus();
  };
  const canCompare = choices.length > 0;
  const isComparing = view === "changes" && canCompare;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="history-detail"
      aria-label={version ? labelOf(version, new Date()) : words.now}
    >
      <header className="history-tools">
        {canCompare && <SelectField label={words.show} size="small" value={view} choices={views} onValue={setView} />}
        {isComparing && (
          <SelectField label={words.compareWith} size="small" value={other} choices={choices} onValue={choose} />
        )}
        <VersionActions {...props} play={play} onRestore={restore} />
      </header>
      <Restored isRestored={isRestored} onUndo={undo} />
      {why && <NotLoaded why={why} onRetry={reload} />}
      {(view === "pages" || !canCompare) && play && <VersionPages play={play} />}
      {isComparing && !why && (
        <>
          <p className="history-direction">{words.direction(before.name, after.name)}</p>
          <ComparisonView before={before.play} after={after.play} onRestore={isWithNow ? restore : undefined} />
        </>
      )}
    </section>
  );
}

interface RestoredProps {
  readonly isRestored: boolean;
  readonly onUndo: () => void;
}

const Restored = ({ isRestored, onUndo }: RestoredProps) => (
  <div role="status" className="history-restored">
    {isRestored && (
      <>
        <span>{words.restored}</span>
        <Button size="small" onClick={onUndo}>
          {words.undo}
        </Button>
      </>
    )}
  </div>
);
