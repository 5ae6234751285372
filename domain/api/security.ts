import * as z from "zod";
import { securityEventTypes } from "../security/securityEvent.ts";
import { contract } from "./contract.ts";
import { instant, nothing } from "./shapes.ts";

/** Browsers send addresses, code samples, and whole policies. Most of it is dropped on arrival. */
const text = z
  .string()
  .max(16_000)
  .nullish()
  .transform((given) => given ?? "");
const count = z
  .int()
  .min(0)
  .max(100_000_000)
  .nullish()
  .transform((given) => given ?? 0);

/** `application/csp-report`, which `report-uri` sends. */
const oldReport = z
  .object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
      "line-number": count,
      "column-number": count,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      line: report["line-number"],
      column: report["column-number"],
    },
  ]);

const violationBody = z
  .object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: count,
    columnNumber: count,
  })
  .transform(({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber }) => ({
    page: documentURL,
    directive: effectiveDirective,
    blocked: blockedURL,
    source: sourceFile,
    line: lineNumber,
    column: columnNumber,
  }));

/** Browsers collect reports before sending them. */
const maxReports = 50;

/** `application/reports+json`, the Reporting API's format. It may contain reports of other types, which are ignored. */
const newReports = z
  .array(
    z.union([
      z.object({ type: z.literal("csp-violation"), body: violationBody }).transform(({ body }) => [body]),
      z
        .object({
          type: z
            .string()
            .max(100)
            .refine((type) => type !== "csp-violation"),
        })
        .transform(() => []),
    ]),
  )
  .max(maxReports)
  .transform((reports) => reports.flat());

/** Receives violations of the content security policy, in either of the two formats that browsers send. */
export const reportViolations = contract({
  method: "POST",
  path: "/csp-reports",
  who: "anyone",
  params: nothing,
  query: nothing,
  body: z.union([oldReport, newReports]),
  response: z.object({ kept: z.int().min(0) }),
});

/** A violation from the last hour, and how often it was reported. */
export const keptReport = z.object({
  type: z.enum(securityEventTypes),
  page: z.string(),
  directive: z.string(),
  blocked: z.string(),
  source: z.string(),
  line: z.int(),
  column: z.int(),
  count: z.int(),
  firstAt: instant,
  lastAt: instant,
});
export type KeptReport = z.output<typeof keptReport>;
