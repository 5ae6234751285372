import { type DragEvent, type ReactNode, useState } from "react";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { showToast } from "#frontend/ui/toast.ts";

interface DropAreaProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Imports a file that is dropped anywhere on the page. The button for files does the same. */
export function DropArea({ onFile, children }: DropAreaProps) {
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
    event.preventDefault();
    setOver(false);
    const [file, ...more] = event.dataTransfer.files;
    if (more.length > 0) showToast(words.oneFile);
    else if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button for files.
    <div className="dashboard-drop-area" onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && <p className="dashboard-drop-here">{words.dropHere}</p>}
    </div>
  );
}
