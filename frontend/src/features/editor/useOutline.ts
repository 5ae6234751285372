import { useEffect, useState } from "react";

/** Wide enough for the outline to stand beside the page; below this it covers a part of the text. */
const hasRoom = "(min-width: 1100px)";

/**
 * Whether the outline is open. It closes when the window becomes too narrow for it, as at a zoom of 200 %, and comes
 * back with the room. `onClose` runs when the writer closes it.
 */
export function useOutline(onClose: () => void): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => window.matchMedia(hasRoom).matches);
  useEffect(() => {
    const room = window.matchMedia(hasRoom);
    const follow = (): void => setOpen(room.matches);
    room.addEventListener("change", follow);
    return () => room.removeEventListener("change", follow);
  }, []);
  const toggle = () => {
    if (isOpen) onClose();
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
