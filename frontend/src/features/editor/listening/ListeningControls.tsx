import { useLayoutEffect, useRef } from "react";
import { listeningWords } from "#frontend/messages/listening.yaml";
import type { PlayerState } from "#frontend/modules/editor/listening/player.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ignoreDoubleClick } from "#frontend/ui/ignoreDoubleClick.ts";

interface ListeningControlsProps {
  readonly kind: PlayerState["kind"];
  readonly onStart: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
  readonly onSkip: (by: 1 | -1) => void;
}

/** One row of buttons. Each keeps its place, whether reading goes on or not. */
export function ListeningControls({ kind, onStart, onPause, onResume, onStop, onSkip }: ListeningControlsProps) {
  const main = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (kind === "stopped" && document.activeElement === document.body) main.current?.focus();
  }, [kind]);
  const start = (): void => {
    // The second click would pause.
    ignoreDoubleClick();
    onStart();
  };
  return (
    <div className="listening-controls">
      {/* One button for all of these, so that it keeps the focus. */}
      <Button ref={main} variant="primary" onClick={{ stopped: start, reading: onPause, paused: onResume }[kind]}>
        {{ stopped: listeningWords.start, reading: listeningWords.pause, paused: listeningWords.resume }[kind]}
      </Button>
      {kind !== "stopped" && (
        <>
          <IconButton
            name={listeningWords.previous}
            shape="M6 5h2.5v14H6zM20 5v14L9.5 12z"
            onClick={() => onSkip(-1)}
          />
          <IconButton name={listeningWords.next} shape="M4 5v14l10.5-7zM15.5 5H18v14h-2.5z" onClick={() => onSkip(1)} />
          <IconButton name={listeningWords.stop} shape="M6 6h12v12H6z" onClick={onStop} />
        </>
      )}
    </div>
  );
}

interface IconButtonProps {
  readonly name: string;
  /** The path of its picture, 24 units wide and high. */
  readonly shape: string;
  readonly onClick: () => void;
}

const IconButton = ({ name, shape, onClick }: IconButtonProps) => (
  <Button aria-label={name} title={name} onClick={onClick}>
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={shape} />
    </svg>
  </Button>
);
