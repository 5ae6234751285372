import { parseSync } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

interface BareNumber {
  readonly name: string;
  readonly line: number;
  readonly start: number;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Finds the numbers that a template shows as they are: parameters of the type `number`, maybe among others. */
export function bareNumbersIn(path: string, source: string): readonly BareNumber[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return numbersIn(program, new Set()).map(({ name, start }) => ({
    name,
    start,
    line: source.slice(0, start).split("\n").length,
  }));
}

function numbersIn(value: unknown, known: ReadonlySet<string>): readonly Omit<BareNumber, "line">[] {
  if (Array.isArray(value)) return value.flatMap((item) => numbersIn(item, known));
  if (!isNode(value)) return [];
  const numbers = value.type === "ArrowFunctionExpression" ? new Set([...known, ...numericParams(value)]) : known;
  const shown = value.type === "TemplateLiteral" ? (value.expressions as readonly Node[]) : [];
  const bare = shown
    .map(({ type, name, start }) => ({ isName: type === "Identifier", name: String(name), start }))
    .filter(({ isName, name }) => isName && numbers.has(name))
    .map(({ name, start }) => ({ name, start }));
  return [...bare, ...Object.values(value).flatMap((part) => numbersIn(part, numbers))];
}

const numericParams = ({ params }: Node): readonly string[] =>
  (params as readonly Node[])
    .filter(({ typeAnnotation }) => isNode(typeAnnotation) && isNumeric(typeAnnotation.typeAnnotation))
    .map(({ name }) => String(name));

function isNumeric(type: unknown): boolean {
  if (!isNode(type)) return false;
  return type.type === "TSUnionType"
    ? (type.types as readonly unknown[]).some(isNumeric)
    : type.type === "TSNumberKeyword";
}
