import { useEffect, useState } from "react";

let typed = "";

/** As many characters as a search field takes. */
const maxLength = 200;

const forget = (): void => {
  typed = "";
};

/** Collects what's typed from now on. Returns a function that stops it. */
export function collectTypedAhead(): () => void {
  forget();
  const collect = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key.length === 1) typed = (typed + key).slice(0, maxLength);
  };
  document.addEventListener("keydown", collect, true);
  return () => document.removeEventListener("keydown", collect, true);
}

/** Returns what was typed while this dialog was loading: the start of the field that gets the focus. */
export function useTypedAhead(): string {
  const [text] = useState(typed);
  useEffect(forget, []);
  return text;
}
