import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloudTemplate.ts";

const oneOrMore = z.union([z.string().transform((action) => [action]), z.array(z.string())]);
const policy = z.object({
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Effect: z.literal("Allow"), Action: oneOrMore })),
  }),
  Roles: z.array(z.object({ Ref: z.string() })).default([]),
});
const lambda = z.object({ Role: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }) });

/** Returns what each function's role allows, e.g. `dynamodb:GetItem`, by the function's logical id. */
export function permissionsOf(template: CloudTemplate): ReadonlyMap<string, ReadonlySet<string>> {
  const policies = template.ofType("AWS::IAM::Policy").map(({ Properties }) => policy.parse(Properties));
  const actionsOf = (role: string) =>
    policies
      .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => Action));
  const functions = template.ofType("AWS::Lambda::Function").map(({ logicalId, Properties }) => {
    const [role] = lambda.parse(Properties).Role["Fn::GetAtt"];
    return [logicalId, new Set(actionsOf(role))] as const;
  });
  return new Map(functions);
}
