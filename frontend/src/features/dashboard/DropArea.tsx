import { type DragEvent, type ReactNode, useState } from "react";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { droppedSources, type ImportSource } from "./importing/importSource.ts";

interface DropAreaProps {
  readonly onDrop: (sources: readonly ImportSource[]) => void;
  readonly children: ReactNode;
}

/** Imports files that are dropped anywhere on the page. The button for files does the same. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(false);
    const sources = droppedSources(event.dataTransfer);
    if (sources.length > 0) onDrop(sources);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button for files.
    <div className="dashboard-drop-area" onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && <p className="dashboard-drop-here">{dashboardWords.dropHere}</p>}
    </div>
  );
}
