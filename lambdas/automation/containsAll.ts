/** Returns whether everything wanted is present. HubSpot adds fields of its own, and those are ignored. */
export function containsAll(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((each, place) => containsAll(actual[place], each))
    );
  if (!isObject(wanted)) return actual === wanted;
  return isObject(actual) && Object.entries(wanted).every(([name, value]) => containsAll(actual[name], value));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
