import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloudTemplate.ts";

const oneOrMore = z.union([z.string().transform((action) => [action]), z.array(z.string())]);
const document = z.object({
  Statement: z.array(z.object({ Effect: z.literal("Allow"), Action: oneOrMore })),
});
const role = z.object({ Policies: z.array(z.object({ PolicyDocument: document })).default([]) });
const policy = z.object({
  PolicyDocument: document,
  Roles: z.array(z.object({ Ref: z.string() })).default([]),
});
const lambda = z.object({ Role: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }) });

/** Returns what each function's role allows, e.g. `dynamodb:GetItem`, by the function's logical id. */
export function permissionsOf(template: CloudTemplate): ReadonlyMap<string, ReadonlySet<string>> {
  const policies = template.ofType("AWS::IAM::Policy").map(({ Properties }) => policy.parse(Properties));
  const documentsOf = (id: string) => [
    ...role.parse(template.get(id).Properties).Policies,
    ...policies.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === id)),
  ];
  const actionsOf = (id: string) =>
    documentsOf(id).flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => Action));
  const functions = template.ofType("AWS::Lambda::Function").map(({ logicalId, Properties }) => {
    const [id] = lambda.parse(Properties).Role["Fn::GetAtt"];
    return [logicalId, new Set(actionsOf(id))] as const;
  });
  return new Map(functions);
}
