import { expect, test } from "vitest";

const texts = (files: Record<string, unknown>): readonly string[] => Object.values(files).map(String);
const components = import.meta.glob(["../*.tsx", "!../*.test.tsx"], { query: "?raw", import: "default", eager: true });
const guide = texts(import.meta.glob("./*.tsx", { query: "?raw", import: "default", eager: true })).join("\n");

/** Every screen shows a frame, and every field is a `Field`. */
const shownByOthers = [
  "../AppFrame.tsx",
  "../PublicFrame.tsx",
  "../Field.tsx",
  "../PlainButton.tsx",
  "../SkipLink.tsx",
];

test("the style guide has every component of the design system", () => {
  const names = Object.keys(components).filter((path) => !shownByOthers.includes(path));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((path) => !guide.includes(`from "${path}"`))).toEqual([]);
});

test("the style guide has every kind of button, message and dialog", () => {
  const kindsIn = (file: string, type: string): readonly string[] => {
    const declared = new RegExp(`${type}[^;]*;`).exec(String(file))?.[0] ?? "";
    return [...declared.matchAll(/"(\w+)"/g)].map(([, kind = ""]) => kind);
  };
  const sources = import.meta.glob(["../buttonClass.ts", "../Alert.tsx", "../Dialog.tsx", "../State.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }) as Record<string, string>;
  const kinds = [
    ...kindsIn(sources["../buttonClass.ts"] ?? "", "type ButtonVariant ="),
    ...kindsIn(sources["../Alert.tsx"] ?? "", "readonly kind:"),
    ...kindsIn(sources["../Dialog.tsx"] ?? "", "readonly size\\?:"),
    ...kindsIn(sources["../State.tsx"] ?? "", "readonly kind:"),
  ];
  expect(kinds.length).toBeGreaterThan(14);
  expect(kinds.filter((kind) => !guide.includes(`"${kind}"`))).toEqual([]);
});
