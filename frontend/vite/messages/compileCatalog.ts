import { basename } from "node:path";
import { isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument, type Scalar } from "yaml";
import type { CatalogSource } from "./catalogFiles.ts";
import type { MessageConstant } from "./messageConstants.ts";
import { codeTag, readMarkdown } from "./readMarkdown.ts";
import { writeMessage } from "./writeMessage.ts";

/** The file whose texts are sentences of the code with numbered values, not messages. */
const sentencesFile = /(^|\/)sentences\.yaml$/;

/**
 * Reads a catalog. Its top level has the names under which code imports the messages; a page in Markdown has its file's name.
 * Throws if it isn't valid.
 */
export function readCatalog({ text, path }: CatalogSource): readonly (readonly [name: string, messages: ParsedNode])[] {
  if (path.endsWith(".md")) {
    try {
      return [[basename(path, ".md"), readMarkdown(text)]];
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const document = parseDocument(text, { customTags: [{ tag: codeTag, resolve: (value: string) => value }] });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new Error(`${path}: ${problem.message}`);
  if (!isMap<ParsedNode, ParsedNode>(document.contents)) throw new Error(`${path}: This catalog has no messages.`);
  return document.contents.items.map(({ key, value }) => {
    if (!value) throw new Error(`${path}: “${String(key)}” has no messages.`);
    return [String(key), value];
  });
}

/** Compiles a catalog to a JavaScript module. English catalogs register their messages, so that others can replace them. */
export function compileCatalog(source: CatalogSource, constants: ReadonlyMap<string, MessageConstant>): string {
  const isEnglish = !source.path.includes("/");
  const folder = isEnglish ? "." : "..";
  const used = { functions: new Set<string>(), constants: new Set<string>() };
  const compileText = (node: Scalar<string>): string => {
    if (node.tag === codeTag || sentencesFile.test(source.path)) return JSON.stringify(node.value);
    const message = writeMessage(node.value, constants);
    for (const name of message.functions) used.functions.add(name);
    for (const name of message.constants) used.constants.add(name);
    return message.code;
  };
  const messages = readCatalog(source).map(([name, node]) => {
    const written = compileNode(node, { path: `${source.path}: ${name}`, compileText });
    const registered = `/* @__PURE__ */ translated(${JSON.stringify(name)}, ${written})`;
    return `export const ${name} = ${isEnglish ? registered : written};`;
  });
  return [
    ...(isEnglish ? [importing(["translated"], `${folder}/translation.ts`)] : []),
    ...(used.functions.size > 0 ? [importing(used.functions, `${folder}/format.ts`)] : []),
    ...[...used.constants].map((known) => {
      const { module = "", name = known } = constants.get(known) ?? {};
      return importing([name === known ? name : `${name} as ${known}`], module.replace(/^\./, folder));
    }),
    ...messages,
    "",
  ].join("\n");
}

interface Compiling {
  /** Where the node is, for errors. */
  readonly path: string;
  readonly compileText: (node: Scalar<string>) => string;
}

function compileNode(node: Node | null, { path, compileText }: Compiling): string {
  const compile = (inner: Node | null, key: string | number) =>
    compileNode(inner, { path: `${path}.${key}`, compileText });
  if (isMap<ParsedNode, ParsedNode>(node)) {
    const fields = node.items.map(({ key, value }) => `${JSON.stringify(String(key))}: ${compile(value, String(key))}`);
    return `{ ${fields.join(", ")} }`;
  }
  if (isSeq<ParsedNode>(node)) return `[${node.items.map(compile).join(", ")}]`;
  if (!isScalar<unknown>(node) || typeof node.value !== "string") throw new Error(`${path} isn't a text.`);
  try {
    return compileText(node as Scalar<string>);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

const importing = (names: Iterable<string>, from: string): string =>
  `import { ${[...names].join(", ")} } from "${from}";`;
