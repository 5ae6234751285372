export const pasteWords = {
  pastedAs: "Pasted as",
  ways: { recognized: "As recognized", dialogue: "As dialogue", plain: "As plain text" },
  status: (way: string, key: string) => `Pasted ${way.toLowerCase()}. To paste another way, press ${key}.`,
  another: "Paste another way",
} as const;
