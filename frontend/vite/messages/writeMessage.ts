import { type MessageFormatElement, type PluralElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type ParsedMessage, parseMessage } from "./parseMessage.ts";

/** The functions of `messages/format.ts` that compiled messages call. */
const functions = { plural: "pluralForm", select: "selected", number: "formatNumber" } as const;

/** The styles of numbers, as in `{dollars, number, price}`. */
const numberStyles: Readonly<Record<string, string>> = { price: "formatPrice", percent: "formatPercent" };

interface Written {
  /** A JavaScript expression: a string, or a function that returns one. */
  readonly code: string;
  /** The functions and constants that the expression uses. */
  readonly functions: ReadonlySet<string>;
  readonly constants: ReadonlySet<string>;
}

/** Compiles a message in ICU MessageFormat to JavaScript. `constants` names the arguments that every message knows. */
export function writeMessage(text: string, constants: ReadonlyMap<string, unknown>): Written {
  const message = parseMessage(text);
  const names = [...message.given.keys()];
  const used = new Set<string>();
  const body = writeElements(message.elements, used);
  const values = valuesOf(message, constants);
  return {
    code: values.length > 0 ? `({ ${values.join(", ")} }) => ${body}` : body,
    functions: used,
    constants: new Set(names.filter((name) => constants.has(name))),
  };
}

/** The arguments that the caller gives. */
export const valuesOf = ({ given }: ParsedMessage, constants: ReadonlyMap<string, unknown>): string[] =>
  [...given.keys()].filter((name) => !constants.has(name));

function writeElements(elements: readonly MessageFormatElement[], used: Set<string>, counted?: PluralElement): string {
  const call = (name: string, ...given: readonly string[]) => {
    used.add(name);
    return `${name}(${given.join(", ")})`;
  };
  const write = (element: MessageFormatElement): string => {
    switch (element.type) {
      case TYPE.literal:
        return element.value.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&");
      case TYPE.argument:
        return `\${${element.value}}`;
      case TYPE.number:
        return `\${${call(functionFor(element.style), element.value)}}`;
      case TYPE.pound:
        return `\${${call(functions.number, counted?.value ?? "")}}`;
      case TYPE.plural:
      case TYPE.select: {
        const inner = element.type === TYPE.plural ? element : counted;
        const forms = Object.entries(element.options).map(
          ([form, { value }]) => `${JSON.stringify(form)}: ${writeElements(value, used, inner)}`,
        );
        const name = element.type === TYPE.plural ? functions.plural : functions.select;
        return `\${${call(name, element.value, `{ ${forms.join(", ")} }`)}}`;
      }
      default:
        throw new Error("Messages have no dates, times, or tags. Format them where the message is used.");
    }
  };
  return `\`${elements.map(write).join("")}\``;
}

function functionFor(style: unknown): string {
  if (!style) return functions.number;
  const name = numberStyles[String(style)];
  if (!name) throw new Error(`Numbers have no style “${String(style)}”.`);
  return name;
}
