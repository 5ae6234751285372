import { isMap, isScalar, isSeq, type Node, type ParsedNode } from "yaml";
import type { CatalogSource } from "./catalogFiles.ts";
import { readCatalog } from "./compileCatalog.ts";
import { parseMessage } from "./parseMessage.ts";
import { codeTag } from "./readMarkdown.ts";
import { valuesOf } from "./writeMessage.ts";

/** The type of a part of a catalog: fields, a list, or what a text is. */
type Shape =
  | { readonly fields: ReadonlyMap<string, Shape>; readonly optional: ReadonlySet<string> }
  | { readonly items: Shape }
  | { readonly types: ReadonlySet<string> };

/** Returns the types of catalogs, as declarations of the modules that they are. English is the authority. */
export function catalogTypes(sources: readonly CatalogSource[], constants: ReadonlyMap<string, unknown>): string {
  const modules = sources.map((source) => {
    const types = readCatalog(source).map(
      ([name, node]) => `  export const ${name}: ${write(shapeOf(node, constants), "  ")};\n`,
    );
    return `declare module "*/${source.path}" {\n${types.join("")}}\n`;
  });
  return `// Written by \`npm run messages\`.\n\n${modules.join("\n")}`;
}

function shapeOf(node: Node | null, constants: ReadonlyMap<string, unknown>): Shape {
  if (isMap<ParsedNode, ParsedNode>(node)) {
    const fields = node.items.map(({ key, value }) => [String(key), shapeOf(value, constants)] as const);
    return { fields: new Map(fields), optional: new Set() };
  }
  if (isSeq<ParsedNode>(node)) {
    return { items: node.items.map((item) => shapeOf(item, constants)).reduce(merge) };
  }
  if (!isScalar(node)) throw new Error("Catalogs have lists, fields, and texts.");
  if (node.tag === codeTag) return { types: new Set([JSON.stringify(node.value)]) };
  const message = parseMessage(String(node.value));
  const values = valuesOf(message, constants).map((name) => `readonly ${name}: ${message.given.get(name)}`);
  return { types: new Set([values.length > 0 ? `(values: { ${values.join("; ")} }) => string` : "string"]) };
}

/** Returns the shape of both, as items of one list. */
function merge(one: Shape, other: Shape): Shape {
  if ("types" in one && "types" in other) return { types: new Set([...one.types, ...other.types]) };
  if ("items" in one && "items" in other) return { items: merge(one.items, other.items) };
  if (!("fields" in one && "fields" in other)) throw new Error("The items of a list are of one kind.");
  const names = new Set([...one.fields.keys(), ...other.fields.keys()]);
  const fields = [...names].map((name) => {
    const [first, second] = [one.fields.get(name), other.fields.get(name)];
    return { name, shape: first && second ? merge(first, second) : (first ?? second), isOptional: !(first && second) };
  });
  return {
    fields: new Map(fields.flatMap(({ name, shape }) => (shape ? [[name, shape]] : []))),
    optional: new Set([
      ...one.optional,
      ...other.optional,
      ...fields.filter((each) => each.isOptional).map(({ name }) => name),
    ]),
  };
}

function write(shape: Shape, indent: string): string {
  const inner = `${indent}  `;
  if ("types" in shape) return [...shape.types].join(" | ");
  if ("items" in shape) return `readonly (${write(shape.items, indent)})[]`;
  const fields = [...shape.fields].map(
    ([name, field]) =>
      `${inner}readonly ${keyOf(name)}${shape.optional.has(name) ? "?" : ""}: ${write(field, inner)};\n`,
  );
  return `{\n${fields.join("")}${indent}}`;
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
