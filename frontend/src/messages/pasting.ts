import { translated } from "./translation.ts";

export const pasteWords = translated("pasteWords", {
  pastedAs: "Pasted as",
  ways: { recognized: "As recognized", dialogue: "As dialogue", plain: "As plain text" },
  status: (way: string, key: string) => `Pasted ${way.toLowerCase()}.${key && ` To paste another way, press ${key}.`}`,
  another: "Paste another way",
});
