import { useEffect, useState } from "react";

let typed = "";

/** As many characters as a search field takes. */
const maxLength = 200;

const forget = (): void => {
  typed = "";
};

/** Collects what's typed from now on, with something in place of Enter. Returns a function that stops it. */
export function collectTypedAhead(lineBreak = ""): () => void {
  forget();
  const collect = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key === "Enter") typed += lineBreak;
    else if (key.length === 1) typed = (typed + key).slice(0, maxLength);
  };
  document.addEventListener("keydown", collect, true);
  return () => document.removeEventListener("keydown", collect, true);
}

let stopForNewPlay = (): void => undefined;

/** Collects what's typed for a new play from when its address is opened until its title page takes it. */
export function collectForNewPlay(pathname: string): void {
  if (pathname.startsWith(editorPath) && pathname !== newPlayPath) return;
  stopForNewPlay();
  stopForNewPlay = pathname === newPlayPath ? collectTypedAhead(" ") : () => undefined;
}

const editorPath = "/editor/";
const newPlayPath = `${editorPath}new`;

/** Returns what was typed while a new play was loading. */
export function takeForNewPlay(): string {
  stopForNewPlay();
  stopForNewPlay = () => undefined;
  const text = typed.trim();
  forget();
  return text;
}

/** Returns what was typed while this dialog was loading: the start of the field that gets the focus. */
export function useTypedAhead(): string {
  const [text] = useState(typed);
  useEffect(forget, []);
  return text;
}
