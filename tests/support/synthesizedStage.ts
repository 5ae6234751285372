import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Template } from "aws-cdk-lib/assertions";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { ghostlight } from "#lib/ghostlight.ts";
import { stackNamesOf } from "#lib/stackNames.ts";
import { mainStage, type Stage } from "#lib/stage.ts";
import { stagePriceIds } from "./stagePrices.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

/** Everything that a stage file can set. */
const everySetting = {
  domain: { name: "ghostlight.example", hostedZoneId: "Z0123", hostedZoneName: "ghostlight.example" },
  mailFrom: "lamp@theater.example",
  contactEmail: "people@theater.example",
  alarmEmail: "ops@theater.example",
  pageEmail: "pager@theater.example",
  sentryDsn: "https://key@o1.ingest.sentry.io/2",
  hubspotPortalId: "1234567",
  hubspotRegion: "eu1",
  stripePrices: stagePriceIds,
  offline: "off",
  concurrency: 500,
  readsPerSecond: 30_000,
  writesPerSecond: 6000,
  copyVault: "arn:aws:backup:eu-west-1:222222222222:backup-vault:ghostlight-copies",
  monthlyBudget: 200,
} as const;

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The templates of a stage. */
export type SynthesizedStage = ReturnType<typeof synthesize>;

function synthesize(stage: Stage, isChecked = false) {
  const [site, outdir] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(site, "assets"));
  mkdirSync(join(site, "help"));
  writeFileSync(join(site, "help/sharing.html"), `<link rel="canonical" href="${builtAddress("/help/sharing")}">`);
  writeFileSync(join(site, "bulb.svg"), "<svg/>");
  const assembly = ghostlight({ root, stage, site, outdir, isChecked }).synth();
  const names = stackNamesOf(stage.stage);
  const templateOf = (stack: keyof typeof names) => Template.fromJSON(assembly.getStackByName(names[stack]).template);
  const files = readdirSync(outdir, { recursive: true, encoding: "utf8" });
  return {
    app: templateOf("app"),
    monitoring: templateOf("monitoring"),
    edge: templateOf("edge"),
    edgeAlarms: templateOf("edgeAlarms"),
    content: templateOf("content"),
    warnings: assembly.stacks.flatMap(({ messages }) => messages.map(({ entry }) => String(entry.data))),
    /** The public page of the built site, as it's deployed. */
    publicPages: files
      .filter((file) => file.endsWith("sharing.html"))
      .map((file) => readFileSync(join(outdir, file), "utf8")),
  };
}

/** Test files of one process share the result, because it takes seconds. */
function once(make: () => SynthesizedStage): () => SynthesizedStage {
  let made: SynthesizedStage | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A stage with every setting. */
export const wholeStage = once(() => synthesize(mainStage("test", everySetting)));

/** Throws if a property of a stage with every setting isn't what CloudFormation takes. */
export const checkWholeStage = () => synthesize(mainStage("test", everySetting), true);

/** A stage without settings. */
export const bareStage = once(() => synthesize(mainStage("test")));

/** A stage after a restore. */
export const restoredStage = once(() =>
  synthesize(mainStage("test", { ...everySetting, restoredTable: "Ghostlight-main-20270310T120000Z" })),
);

/** A stage in an account whose quota of concurrent functions is still small. */
export const newAccountStage = once(() => synthesize({ ...mainStage("test"), concurrency: 10 }));

/** A stage whose deployment ignores alarms. */
export const stageAtOnce = once(() => synthesize({ ...mainStage("test"), isAtOnce: true }));

export interface TemplateResource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

/** Resources of a type with their logical IDs. */
export const resourcesIn =
  (template: Template) =>
  (type: string): [string, TemplateResource][] =>
    Object.entries(template.findResources(type)) as [string, TemplateResource][];

export interface PolicyText {
  readonly Statement: readonly { readonly Action: unknown; readonly Resource: unknown }[];
}

/** The policies of functions, inside their roles and apart from them. */
export const policiesIn = (template: Template): [string, PolicyText][] => [
  ...Object.entries(template.findResources("AWS::IAM::Policy")).map(([id, { Properties }]): [string, PolicyText] => [
    id,
    Properties.PolicyDocument as PolicyText,
  ]),
  ...Object.entries(template.findResources("AWS::IAM::Role")).flatMap(([id, { Properties }]) =>
    ((Properties.Policies ?? []) as { PolicyDocument: PolicyText }[]).map(
      ({ PolicyDocument }): [string, PolicyText] => [id, PolicyDocument],
    ),
  ),
];

/** A logical ID without the letters that CDK adds. */
export const nameOfId = (id: string): string => id.replace(/.{8}$/, "");
