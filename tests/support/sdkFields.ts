/** A class of HubSpot's own client: it knows the names of its fields when it runs. */
interface SdkClass {
  readonly attributeTypeMap?: readonly { readonly baseName: string; readonly type: string }[];
}

/** Fields of `value` that the client's class of this name, and the classes within it, do not have; by dotted path. */
export function unknownFields(models: object, type: string, value: unknown, path = ""): readonly string[] {
  const item = /^Array<(.+)>$/.exec(type)?.[1];
  if (item && Array.isArray(value)) return value.flatMap((each) => unknownFields(models, item, each, path));
  const fields = classNamed(models, type)?.attributeTypeMap;
  // What is one of several classes, or a map of any names, is held to the types alone.
  if (!fields || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const field = fields.find(({ baseName }) => baseName === name);
    const place = `${path}.${name}`;
    return field ? unknownFields(models, field.type, each, place) : [place];
  });
}

const classNamed = (models: object, type: string): SdkClass | undefined =>
  Object.entries(models).find(([name]) => name === type)?.[1];
