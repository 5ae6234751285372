import { useEffect, useState } from "react";

/** Returns how many pixels of the window the on-screen keyboard covers. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = (): void =>
      setHeight(Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop));
    measure();
    visualViewport.addEventListener("resize", measure);
    visualViewport.addEventListener("scroll", measure);
    return () => {
      visualViewport.removeEventListener("resize", measure);
      visualViewport.removeEventListener("scroll", measure);
    };
  }, []);
  return height;
}
