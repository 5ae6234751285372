import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentences } from "#frontend/messages/es/sentences.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { importsOf, type SourceFile, sourceFiles } from "./importRules.ts";
import { textsIn } from "./support/textsIn.ts";

beforeAll(() => showLanguage("es"));
afterAll(() => showLanguage("en"));

const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$|\/testing\//.test(path);
const files = sourceFiles(resolve(import.meta.dirname, "..")).filter((file) => !isTest(file));

/** Plays, what books say about themselves, and patterns of directions are in the play's language. The rest is for administrators and the log. */
const notShown =
  /^(domain\/play\/(sample|stage\/languages\/|typing\/completions\.ts)|domain\/play\/formats\/(json\/playSchema|epub\/bookSummary)\.ts|(domain|lambdas)\/(automation\/(?!endpoints)|health\/)|lambdas\/(sweeper\/|shared\/config\.ts|messages\/notifyByMail\.ts))/;

/** People on the server's side see what this file says, but so does the security score. */
const alsoShown = "domain/health/timed.ts";

const speaking = files.filter(({ path }) => /^(domain|lambdas)\//.test(path));
const shown = speaking.filter(({ path }) => path === alsoShown || !notShown.test(path));

const isSentence = (text: string): boolean => /^(\p{Lu}|[“({])/u.test(text) && / /.test(text) && /[.!?]$/.test(text);

test("every sentence of the server and of the domain has a translation", () => {
  const found = shown.flatMap(({ path, text: source }) =>
    textsIn(path, source)
      .filter(({ text, isOfError }) => !isOfError && isSentence(text))
      .map(({ text }) => ({ path, text })),
  );
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ text }) => translateSentence(text) === text)).toEqual([]);
});

const isPhrase = ({ path, property = "" }: { readonly path: string; readonly property: string | undefined }): boolean =>
  phrases.some(([file, properties]) => path === file && properties.test(property));

/** Texts that are put into sentences. Names of formats, which begin with a capital, are the same in all languages. */
const phrases: readonly (readonly [path: string, properties: RegExp])[] = [
  ["domain/play/formats/formats.ts", /^label$/],
  ["domain/play/formats/reading/readPlayFile.ts", /^what$/],
  ["domain/play/layout/own/ownLayout.ts", /./],
  ["domain/security/score.ts", /^(text|findings)$/],
];

test("what is put into sentences has a translation, too", () => {
  const found = shown
    .flatMap(({ path, text: source }) => textsIn(path, source).map((text) => ({ path, ...text })))
    .filter((text) => isPhrase(text) && (/^\p{Ll}/u.test(text.text) || text.property !== "label"));
  expect(found.length).toBeGreaterThan(25);
  const forCode = new Set([", ", "changes", "custom"]);
  expect(found.filter(({ text }) => translateSentence(text) === text && !forCode.has(text))).toEqual([]);
});

test("every translation is of a text that the code has, with the same values", () => {
  const written = new Set(
    files
      .filter(({ path }) => /^(domain|lambdas|frontend\/src\/(?!messages\/))/.test(path))
      .flatMap(({ path, text: source }) => textsIn(path, source).map(({ text }) => text)),
  );
  const valuesIn = (text: string) => (text.match(/\{\d\}/g) ?? []).sort();
  const wrong = Object.entries(sentences).filter(
    ([english, spanish]) => !written.has(english) || valuesIn(english).join() !== valuesIn(spanish).join(),
  );
  expect(wrong).toEqual([]);
});

test("each sentence is told from all others, whatever the values are", () => {
  const fill = (text: string) => text.replaceAll(/\{(\d)\}/g, "VALUE $1");
  const mistaken = Object.entries(sentences).filter(
    ([english, spanish]) => translateSentence(fill(english)) !== fill(spanish),
  );
  expect(mistaken).toEqual([]);
});

test("values are translated if they're phrases, and stay as they are otherwise", () => {
  expect(translateSentence("Too many requests. Try again in 15 minutes.")).toBe(
    "Demasiadas solicitudes. Inténtalo de nuevo en 15 minutos.",
  );
  expect(
    translateSentence("“Ghosts.docx” isn't Word; it's a picture. You can import files with these endings: .txt."),
  ).toBe("“Ghosts.docx” no es Word, sino una imagen. Puedes importar archivos con estas terminaciones: .txt.");
  expect(
    translateSentence(
      "12 lines were found. The speakers' names are followed by a tab or a gap, or in paragraphs of their own.",
    ),
  ).toBe(
    "Se encontraron 12 parlamentos. Los nombres de quienes hablan están seguidos de una tabulación o un espacio ancho o en párrafos propios.",
  );
  expect(translateSentence("A sentence of a later version.")).toBe("A sentence of a later version.");
});

/** A worker has its own modules, in which nobody chooses a language. */
test("workers have no messages, so that what they say is translated on the page", () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const workers = files.flatMap(({ path, text }) =>
    [...text.matchAll(/from "([^"]+)\?worker/g)].flatMap(([, name = ""]) =>
      importsOf({ path, text: `import "${name}";` }),
    ),
  );
  expect(workers.length).toBeGreaterThan(5);
  const reached = new Set<string>();
  const visit = (path: string): void => {
    const file = byPath.get(path);
    if (!file || reached.has(path)) return;
    reached.add(path);
    const loading = file.text.replace(/^import type [^;]*;/gm, "");
    for (const target of importsOf({ path, text: loading })) visit(target);
  };
  workers.forEach(visit);
  expect([...reached].filter((path) => path.startsWith("frontend/src/messages/"))).toEqual([]);
});
