import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What a message is given for one of its arguments. */
export type ArgumentType = "number" | "string";

export interface ParsedMessage {
  readonly elements: readonly MessageFormatElement[];
  /** By name, in the order in which they occur. */
  readonly given: ReadonlyMap<string, ArgumentType>;
}

/**
 * Reads a message in ICU MessageFormat. Tags aren't read, so `<` and `>` are characters like others. Throws if it isn't valid, or if
 * it shows a number without the reader's separators.
 */
export function parseMessage(text: string): ParsedMessage {
  const elements = parse(text, { ignoreTag: true, requiresOtherClause: true });
  const found = argumentsIn(elements);
  const given = new Map<string, ArgumentType>();
  for (const [name, type] of found) {
    const known = given.get(name) ?? type;
    if (known !== type) throw new Error(`“${name}” is a number. Write {${name}, number} or #.`);
    given.set(name, type);
  }
  return { elements, given };
}

function argumentsIn(elements: readonly MessageFormatElement[]): (readonly [name: string, type: ArgumentType])[] {
  return elements.flatMap((element): (readonly [name: string, type: ArgumentType])[] => {
    if (element.type === TYPE.argument) return [[element.value, "string"]];
    if (element.type === TYPE.number) return [[element.value, "number"]];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const options = Object.values(element.options).flatMap(({ value }) => argumentsIn(value));
    return [[element.value, element.type === TYPE.plural ? "number" : "string"], ...options];
  });
}
