import * as z from "zod";

const reference = z.object({ Ref: z.string() });
const attribute = z.object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) });
/** Of another stack. Its name is made from the resource's ID there and eight letters. */
const output = z.object({ "Fn::GetStackOutput": z.object({ OutputName: z.string() }) });

const joined = z.object({ "Fn::Join": z.tuple([z.string(), z.array(z.unknown())]) });

/** Returns a name for what a value of a template refers to: the resource's logical ID, in whichever stack. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  const [ref, got, given] = [reference.safeParse(value), attribute.safeParse(value), output.safeParse(value)];
  const parts = joined.safeParse(value);
  if (parts.success) return parts.data["Fn::Join"][1].map(textOf).join(parts.data["Fn::Join"][0]);
  if (ref.success) return ref.data.Ref;
  if (got.success) return got.data["Fn::GetAtt"].join(".");
  if (given.success) return given.data["Fn::GetStackOutput"].OutputName.replace(/^PublishOutputRef(.+).{8}$/, "$1");
  throw new Error(`The tests don't know this value: ${JSON.stringify(value)}`);
}
