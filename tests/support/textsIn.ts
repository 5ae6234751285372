import { parseSync } from "vite";

/** A text that a source file writes. */
interface SourceText {
  /** `{1}` stands for the first value in a template, and so on. */
  readonly text: string;
  /** The property whose value it is. */
  readonly property: string | undefined;
  /** It's an argument of `new Error` or another of JavaScript's errors, which people never see. */
  readonly isOfError: boolean;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

type Place = Pick<SourceText, "property" | "isOfError">;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Returns all texts that a source file writes, in order. */
export function textsIn(path: string, source: string): readonly SourceText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return textsOf(program, { property: undefined, isOfError: false });
}

function textsOf(value: unknown, place: Place): readonly SourceText[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, place));
  if (!isNode(value)) return [];
  const text = textOf(value);
  const inside = placeIn(value, place);
  const nested = Object.values(value).flatMap((part) => textsOf(part, inside));
  return text === undefined ? nested : [{ text, ...place }, ...nested];
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const pieces = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return pieces.map(({ value }, at) => (at === 0 ? value.cooked : `{${at}}${value.cooked}`)).join("");
}

function placeIn(node: Node, place: Place): Place {
  const name = (part: unknown): unknown => (isNode(part) ? part.name : undefined);
  if (node.type === "NewExpression" && /Error$/.test(String(name(node.callee)))) return { ...place, isOfError: true };
  if (node.type === "Property") return { ...place, property: String(name(node.key)) };
  return place;
}
