import { useRef, useState } from "react";
import { historyWords } from "#frontend/messages/history.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import type { Chosen } from "./chosen.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { VersionTimeline, type VersionTimelineProps } from "./VersionTimeline.tsx";

interface VersionListProps extends VersionTimelineProps {
  /** What's chosen. */
  readonly name: string;
  readonly isCompact: boolean;
}

/** What can be chosen. On a phone, it covers the text while a button above has opened it. */
export function VersionList({ name, isCompact, onChoose, ...timeline }: VersionListProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isCompact) return <VersionTimeline {...timeline} onChoose={onChoose} />;
  const choose = (chosen: Chosen): void => {
    onChoose(chosen);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        className="history-chosen"
        aria-expanded={isOpen}
        aria-label={historyWords.versionsNow({ name })}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi>{name}</bdi>
        <span className="menu-arrow" aria-hidden="true" />
      </Button>
      {isOpen ? <VersionTimeline {...timeline} onChoose={choose} /> : <ListState {...timeline} />}
    </>
  );
}

/** What the closed list would say besides its versions, as short as it can be. */
function ListState({ history: { state, reload }, hasNone }: Pick<VersionTimelineProps, "history" | "hasNone">) {
  if (state.kind === "loading") return <p role="status">{historyWords.loading}</p>;
  if (state.kind === "ready") return hasNone && <p className="history-list-state">{historyWords.none}</p>;
  if (hasNone) return <NotLoaded errorText={state.errorText} onRetry={reload} />;
  return (
    <p className="history-list-state">
      <span>{historyWords.deviceOnly}</span>
      <Button size="small" onClick={() => void reload()}>
        {historyWords.tryAgain}
      </Button>
    </p>
  );
}
