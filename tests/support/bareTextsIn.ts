import { parseSync } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** A text between other nodes that isn't in an element of its own, and what stands there in the source. */
export interface BareText {
  readonly line: number;
  readonly code: string;
}

/**
 * Returns the texts of a screen's source that React changes beside other nodes, or inserts something before. A browser that
 * translates a page replaces texts, so that such a change is lost, or React throws. Types aren't known here: a name
 * stands for a text if nothing says that it's an element. What else there is, journeys find: see `watchBareTexts`.
 */
export function bareTextsIn(path: string, source: string): readonly BareText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found = nodesIn(program)
    .filter(({ type }) => type === "JSXElement" || type === "JSXFragment")
    .flatMap((element) => bareIn(shownIn(element), source));
  return found.map(({ start, end }) => ({
    line: source.slice(0, start).split("\n").length,
    code: source.slice(start, end),
  }));
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** Returns the children, without line breaks of the source and comments. */
function shownIn({ children }: Node): readonly Node[] {
  return (children as readonly Node[]).filter(
    (child) => !isBlank(child) && contentOf(child).type !== "JSXEmptyExpression",
  );
}

const isBlank = ({ type, value }: Node): boolean => type === "JSXText" && /^\s*\n\s*$/.test(String(value));

const contentOf = (child: Node): Node =>
  child.type === "JSXExpressionContainer" && isNode(child.expression) ? child.expression : child;

function bareIn(children: readonly Node[], source: string): readonly Node[] {
  if (children.length < 2) return [];
  const first = children.findIndex((child) => mayCome(contentOf(child)));
  return children.filter((child, index) => {
    const content = contentOf(child);
    return isChanging(content, source) || (first >= 0 && index > first && isStatic(content));
  });
}

/** Whether something may be inserted here later. */
const mayCome = ({ type }: Node): boolean => type === "LogicalExpression" || type === "ConditionalExpression";

function isChanging(node: Node, source: string): boolean {
  const part = (field: string): boolean => {
    const value = node[field];
    return isNode(value) && (isStatic(value) || isChanging(value, source));
  };
  switch (node.type) {
    case "TemplateLiteral":
      return (node.expressions as readonly Node[]).length > 0;
    case "ConditionalExpression":
      return part("consequent") || part("alternate");
    case "LogicalExpression":
      return part("right");
    case "CallExpression":
      return isNode(node.callee) && textCalls.test(source.slice(node.callee.start, node.callee.end));
    case "Identifier":
    case "MemberExpression":
      return !isStatic(node) && !isElement(source.slice(node.start, node.end), source);
    default:
      return false;
  }
}

/** What returns a text, by its name. */
const textCalls =
  /^(\w*[wW]ords|\w+Labels)\.(?!.*[mM]ap$)|\.(join|slice|trim|toFixed)$|^(format|describe|translate|capitalize)[A-Z]/s;

/** Whether a name stands for elements: the file declares it so, or it's one of those that hooks return. */
function isElement(code: string, source: string): boolean {
  const name = /\w+(?=\W*$)/.exec(code)?.[0] ?? "";
  const list = /^(\w+)\[/.exec(code)?.[1] ?? name;
  const declared = new RegExp(
    `\\b${name}\\??: ReactNode\\b|\\b${list}: [^=]*\\bReactNode>+ =|\\b${name} = [^;]*?<[A-Za-z]`,
  );
  return name === "" || name === "children" || elements.has(code) || declared.test(source);
}

const elements: ReadonlySet<string> = new Set(["notice", "dialog", "start", "printing.paper"]);

/** A text that is always the same. */
function isStatic({ type, value, object, computed, property }: Node): boolean {
  if (type === "JSXText" || type === "Literal") return typeof value === "string" && value.trim() !== "";
  if (type !== "MemberExpression" || !isNode(object)) return false;
  if (computed && isNode(property) && property.type !== "Literal") return false;
  return object.type === "Identifier" ? /([wW]ords|Labels)$/.test(String(object.name)) : isStatic(object);
}
