import * as z from "zod";

/** The values of a template's references on this machine. */
export interface ResourceNames {
  readonly ref: (logicalId: string) => string | undefined;
  readonly attribute: (logicalId: string, name: string) => string;
  /** Returns the value of a secret, by the identifier in `{{resolve:secretsmanager:…}}`. */
  readonly secret: (id: string) => string;
  /** Applied to every resolved string, e.g. to replace the cloud's address with this machine's. */
  readonly finish: (text: string) => string;
}

type Intrinsic = (argument: unknown, names: ResourceNames) => unknown;

const texts = z.array(z.string());

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, names) => names.ref(z.string().parse(argument)),
  "Fn::GetAtt": (argument, names) => {
    const [logicalId, attribute] = z.tuple([z.string(), z.string()]).parse(argument);
    return names.attribute(logicalId, attribute);
  },
  "Fn::Join": (argument, names) => {
    const [separator, parts] = z.tuple([z.string(), z.unknown()]).parse(argument);
    return texts.parse(resolve(parts, names)).join(separator);
  },
  "Fn::Split": (argument, names) => {
    const [separator, text] = z.tuple([z.string(), z.unknown()]).parse(argument);
    return z.string().parse(resolve(text, names)).split(separator);
  },
  "Fn::Select": (argument, names) => {
    const [index, list] = z.tuple([z.coerce.number(), z.unknown()]).parse(argument);
    return texts.parse(resolve(list, names))[index];
  },
  // Another stack's resources aren't here. What refers to them, such as the web ACL, isn't run either.
  "Fn::GetStackOutput": (argument) => {
    const { StackName, OutputName } = z.object({ StackName: z.string(), OutputName: z.string() }).parse(argument);
    return `${StackName}.${OutputName}`;
  },
  "Fn::Sub": (argument, names) =>
    z
      .string("The local stack doesn't support Fn::Sub with a list of its own.")
      .parse(argument)
      .replace(/\$\{([^}]+)\}/g, (_, name: string) => names.ref(name) ?? ""),
};

/** Resolves every intrinsic and dynamic reference in a template value. Throws on an unsupported one. */
export function resolve(value: unknown, names: ResourceNames): unknown {
  if (typeof value === "string") return withSecrets(names.finish(value), names);
  if (Array.isArray(value)) return value.map((each) => resolve(each, names));
  if (typeof value !== "object" || value === null) return value;
  const [only, ...others] = Object.entries(value);
  if (only && others.length === 0 && isIntrinsic(only[0])) return intrinsicValue(only, names);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each, names)]));
}

const isIntrinsic = (key: string): boolean => key === "Ref" || key.startsWith("Fn::");

function intrinsicValue([name, argument]: [string, unknown], names: ResourceNames): unknown {
  const intrinsic = intrinsics[name];
  if (!intrinsic) throw new Error(`The local stack does not support ${name}.`);
  const value = intrinsic(argument, names);
  return typeof value === "string" ? withSecrets(names.finish(value), names) : value;
}

const withSecrets = (text: string, names: ResourceNames): string =>
  text.replace(/\{\{resolve:secretsmanager:(.+?):SecretString:::?\}\}/g, (_, id: string) => names.secret(id));
