export interface MeasuredResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

export interface Deployed {
  readonly Resources?: Readonly<Record<string, MeasuredResource>>;
  readonly Parameters?: object;
  readonly Outputs?: Readonly<Record<string, { readonly Description?: string; readonly Value?: unknown }>>;
  readonly Mappings?: object;
}

/** A value that is limited, and where it is. */
export type Measured = readonly [where: string, value: number];

export interface ServiceLimit {
  readonly what: string;
  readonly max: number;
  readonly source: string;
  readonly measure: (template: Deployed) => readonly Measured[];
}

export type Properties = Readonly<Record<string, unknown>>;

/** Measures each resource of a type. */
export const each =
  (
    type: string,
    measure: (properties: Properties) => number | readonly number[] | undefined,
  ): ServiceLimit["measure"] =>
  ({ Resources = {} }) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .flatMap(([id, { Properties = {} }]) => [measure(Properties) ?? []].flat().map((value): Measured => [id, value]));

export const counted =
  (of: (template: Deployed) => object | undefined): ServiceLimit["measure"] =>
  (template) => [["template", Object.keys(of(template) ?? {}).length]];

export const grouped =
  (type: string, property: string): ServiceLimit["measure"] =>
  ({ Resources = {} }) => {
    const counts = new Map<string, number>();
    for (const { Type, Properties = {} } of Object.values(Resources)) {
      const name = JSON.stringify(Properties[property]);
      if (Type === type) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts];
  };

/** The longest that a text with references can be: names and ARNs that AWS gives have up to 200 characters. */
export const lengthOf = (text: unknown): number => {
  if (typeof text === "string") return text.length;
  if (text === undefined) return 0;
  const { "Fn::Join": join } = text as { "Fn::Join"?: [string, unknown[]] };
  if (!join) return 200;
  const [separator, parts] = join;
  return parts.reduce<number>((total, part) => total + lengthOf(part) + separator.length, 0);
};

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value ?? ""));

export function lengthOfPolicies(policies: unknown): number {
  const documents = (policies ?? []) as { PolicyDocument: unknown }[];
  return documents.reduce((total, { PolicyDocument }) => total + bytesOf(PolicyDocument), 0);
}

export function periodOf({ Period, Metrics }: Properties): number {
  const periods = ((Metrics ?? []) as { MetricStat?: { Period: number } }[]).flatMap(
    ({ MetricStat }) => MetricStat?.Period ?? [],
  );
  return Math.max(Number(Period ?? 0), ...periods);
}

export const timeoutsOf = (
  resources: Readonly<Record<string, MeasuredResource>>,
  has: (id: string) => boolean,
): readonly Measured[] =>
  Object.entries(resources)
    .filter(([id, { Type }]) => Type === "AWS::Lambda::Function" && has(id))
    .map(([id, { Properties }]): Measured => [id, Number(Properties?.Timeout)]);
