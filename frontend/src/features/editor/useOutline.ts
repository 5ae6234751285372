import { useEffect, useState } from "react";

/** Wide enough for the outline next to the page. Below this, it covers part of the text. */
const hasRoom = "(min-width: 1100px)";

/**
 * Whether the outline is open. It closes when the window becomes too narrow for it, such as at a zoom of 200 %, and
 * reopens when there is room. `onClose` runs when the writer closes it.
 */
export function useOutline(onClose: () => void): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => window.matchMedia(hasRoom).matches);
  useEffect(() => {
    const wideEnough = window.matchMedia(hasRoom);
    const follow = (): void => setOpen(wideEnough.matches);
    wideEnough.addEventListener("change", follow);
    return () => wideEnough.removeEventListener("change", follow);
  }, []);
  const toggle = () => {
    if (isOpen) onClose();
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
