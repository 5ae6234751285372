import * as z from "zod";
import { apiBase, type Contract } from "./contract.ts";
import { noBody } from "./shapes.ts";

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 document of these contracts: what the handlers check is what the page says. */
export const openApiDocument = (contracts: readonly Contract[], version: string): Json => ({
  openapi: "3.1.0",
  info: { title: "Ghostlight", version },
  servers: [{ url: apiBase }],
  paths: pathsOf(contracts),
  components: {
    securitySchemes: { accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    responses: {
      Problem: {
        description: "Why it was refused, and what to do.",
        content: { "application/problem+json": { schema: problem } },
      },
    },
  },
});

const problem = z.toJSONSchema(
  z.object({
    status: z.int(),
    code: z.string().describe("A stable word."),
    detail: z.string().describe("A sentence that a person can act on."),
    fields: z.record(z.string(), z.string()).optional().describe("The fields at fault, by dotted path."),
  }),
);

function pathsOf(contracts: readonly Contract[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operationOf(contract) };
  }
  return paths;
}

const operationOf = ({ summary, who, params, query, body, response }: Contract): Json => ({
  summary,
  security: who === "anyone" ? [] : [{ accessToken: [] }],
  parameters: [...parametersIn("path", params), ...parametersIn("query", query)],
  ...(body !== noBody && { requestBody: { required: !body.safeParse(undefined).success, content: jsonOf(body) } }),
  responses: {
    200: { description: "Done.", content: jsonOf(response) },
    default: { $ref: "#/components/responses/Problem" },
  },
});

const jsonOf = (shape: z.ZodType): Json => ({ "application/json": { schema: schemaOf(shape) } });

/** As it crosses the wire: brands and what the server makes of a value are not seen there. */
const schemaOf = (shape: z.ZodType) => z.toJSONSchema(shape, { io: "input" });

const objectSchema = z.object({
  properties: z.record(z.string(), z.looseObject({})).default({}),
  required: z.array(z.string()).default([]),
});

function parametersIn(place: "path" | "query", shape: z.ZodType): readonly Json[] {
  const { properties, required } = objectSchema.parse(schemaOf(shape));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}
