import { type RefObject, useEffect, useRef } from "react";

/** Calls back when something outside of the element is pressed while it's open. */
export function useCloseOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current();
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [isOpen, root]);
}
