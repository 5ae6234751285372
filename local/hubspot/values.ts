import type { HubspotContext } from "./hubspotOperation.ts";
import type { ObjectType, Property } from "./records.ts";
import { standardProperties } from "./standardProperties.ts";

export const propertiesOf = (
  { records }: Pick<HubspotContext, "records">,
  objectType: ObjectType,
): readonly Property[] => [
  ...standardProperties(objectType),
  ...records.list("property").filter((one) => one.objectType === objectType),
];

export interface WrongValue {
  readonly name: string;
  readonly error: string;
  readonly message: string;
}

/** Returns what HubSpot would reject in these values. */
export function invalidProperties(
  known: readonly Property[],
  values: Readonly<Record<string, string>>,
): readonly WrongValue[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const property = known.find((one) => one.name === name);
    if (!property) return [{ name, error: "PROPERTY_DOESNT_EXIST", message: `Property "${name}" does not exist` }];
    const error = value === "" ? undefined : whatIsWrong(property, value);
    return error ? [{ name, error, message: `Property value "${value}" for "${name}" was not valid` }] : [];
  });
}

function whatIsWrong(property: Property, value: string): string | undefined {
  const { error, isRight } = rules[property.name === "email" ? "email" : property.type];
  return isRight(value, property) ? undefined : error;
}

const isInstant = (value: string): boolean => !Number.isNaN(Date.parse(value)) || /^\d{13}$/.test(value);
const isOption = (value: string, { options }: Property): boolean => options.some((option) => option.value === value);

interface Rule {
  readonly error: string;
  readonly isRight: (value: string, property: Property) => boolean;
}

const rules: Readonly<Record<Property["type"] | "email", Rule>> = {
  email: { error: "INVALID_EMAIL", isRight: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) },
  string: { error: "INVALID_STRING", isRight: (value) => value.length <= 65_536 },
  number: { error: "INVALID_FLOAT", isRight: (value) => Number.isFinite(Number(value)) },
  datetime: { error: "INVALID_DATE", isRight: isInstant },
  date: { error: "INVALID_DATE", isRight: isInstant },
  enumeration: { error: "INVALID_OPTION", isRight: isOption },
  bool: { error: "INVALID_OPTION", isRight: isOption },
};
