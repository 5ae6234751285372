/** A class of HubSpot's own client, which lists its field names at run time. */
interface SdkClass {
  readonly attributeTypeMap?: readonly { readonly baseName: string; readonly type: string }[];
}

/**
 * Returns the fields of `value` that the client's class of this name, and its nested classes, don't have; by dotted
 * path.
 */
export function unknownFields(models: object, type: string, value: unknown, path = ""): readonly string[] {
  const item = /^Array<(.+)>$/.exec(type)?.[1];
  if (item && Array.isArray(value)) return value.flatMap((each) => unknownFields(models, item, each, path));
  const fields = classNamed(models, type)?.attributeTypeMap;
  // A union of classes, or a map with any names, is checked by the types only.
  if (!fields || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const field = fields.find(({ baseName }) => baseName === name);
    const place = `${path}.${name}`;
    return field ? unknownFields(models, field.type, each, place) : [place];
  });
}

const classNamed = (models: object, type: string): SdkClass | undefined =>
  Object.entries(models).find(([name]) => name === type)?.[1];
