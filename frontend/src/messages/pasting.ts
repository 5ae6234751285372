export const pasteWords = {
  pastedAs: "Pasted as",
  ways: { recognized: "Recognized elements", dialogue: "Dialogue", plain: "Plain text" },
  status: (way: string, key: string) => `Pasted as: ${way.toLowerCase()}. To change it, press ${key}.`,
  another: "Paste another way",
} as const;
