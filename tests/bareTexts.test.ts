import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./importRules.ts";
import { bareTextsIn } from "./support/bareTextsIn.ts";

const screens = sourceFiles(resolve(import.meta.dirname, "..")).filter(
  ({ path }) => /^frontend\/src\/.*\.tsx$/.test(path) && !/\.test\.tsx$|\/(testing|styleguide)\//.test(path),
);

test("a text that changes beside other nodes has an element of its own, so that pages work when a browser translates them", () => {
  expect(screens.length).toBeGreaterThan(300);
  const found = screens.flatMap(({ path, text }) =>
    bareTextsIn(path, text).map(({ line, code }) => `${path}:${line} ${code}`),
  );
  expect(found).toEqual([]);
});

const bareIn = (jsx: string): readonly string[] =>
  bareTextsIn("Example.tsx", `const Example = ({ name }: { name: string }) => ${jsx};`).map(({ code }) => code);

test.each([
  ["<p>{name} <b>here</b></p>", ["{name}"]],
  ["<p>: {words[state]}</p>", ["{words[state]}"]],
  ["<p>{isHere && words.here} <b>here</b></p>", ["{isHere && words.here}"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it's code.
  ["<p>{`${a} of ${b}`}<i /></p>", ["{`${a} of ${b}`}"]],
  ["<p>{words.count(2)}<i /></p>", ["{words.count(2)}"]],
  ["<>{isOpen ? words.close : words.open}<i /></>", ["{isOpen ? words.close : words.open}"]],
  ["<p>{isHere && <i />} here</p>", [" here"]],
  ["<p>{isHere && <i />}{words.here}</p>", ["{words.here}"]],
])("%s has a bare text", (jsx, expected) => {
  expect(bareIn(jsx)).toEqual(expected);
});

test.each([
  "<p>{name}</p>",
  "<p>{isHere ? words.here : words.away}</p>",
  "<p>{words.here} <b>here</b></p>",
  "<p><span>{name}</span> <b>here</b></p>",
  "<p>here {isHere && <i />}</p>",
])("%s has none", (jsx) => {
  expect(bareIn(jsx)).toEqual([]);
});
