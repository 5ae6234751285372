import { type RefObject, useEffect } from "react";
import { keepOneTabStop } from "./keepOneTabStop.ts";

/** Makes all buttons of an element one stop for Tab, see `keepOneTabStop`. */
export function useOneTabStop(root: RefObject<HTMLElement | null>, rows?: string): void {
  useEffect(() => (root.current ? keepOneTabStop(root.current, rows) : undefined), [root, rows]);
}
