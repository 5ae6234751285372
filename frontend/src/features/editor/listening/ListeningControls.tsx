import { useLayoutEffect, useRef } from "react";
import { listeningWords as words } from "#frontend/messages/listening.ts";
import type { PlayerState } from "#frontend/modules/editor/listening/player.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface ListeningControlsProps {
  readonly kind: PlayerState["kind"];
  readonly onStart: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
  readonly onSkip: (by: 1 | -1) => void;
}

/** The buttons that start, stop and move the reading. */
export function ListeningControls({ kind, onStart, onPause, onResume, onStop, onSkip }: ListeningControlsProps) {
  const main = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (kind === "stopped" && document.activeElement === document.body) main.current?.focus();
  }, [kind]);
  return (
    <div className="listening-controls">
      {kind !== "stopped" && <Button onClick={() => onSkip(-1)}>{words.previous}</Button>}
      {/* One button for all of these, so that it keeps the focus. */}
      <Button ref={main} variant="primary" onClick={{ stopped: onStart, reading: onPause, paused: onResume }[kind]}>
        {{ stopped: words.start, reading: words.pause, paused: words.resume }[kind]}
      </Button>
      {kind !== "stopped" && (
        <>
          <Button onClick={() => onSkip(1)}>{words.next}</Button>
          <Button onClick={onStop}>{words.stop}</Button>
        </>
      )}
    </div>
  );
}
