import { existsSync } from "node:fs";
import { join } from "node:path";
import { App, type AppProps, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { AppStack } from "./AppStack.ts";
import { bundleFunctions } from "./bundle.ts";
import { ContentStack } from "./ContentStack.ts";
import { EdgeStack } from "./EdgeStack.ts";
import { stageFromContext } from "./stage.ts";

interface GhostlightProps extends AppProps {
  /** The project's folder. */
  readonly root: string;
  /** What is said to run where the context names no release. */
  readonly release: string;
}

/** Where CDK asks for a decision: a stack that another one uses cannot be taken away under it. */
const settled = { "@aws-cdk/core:defaultCrossStackReferences": "strong" };

/** The whole of Ghostlight as an app of CDK. The app's files are a part of it once they are built. */
export function ghostlight({ root, release, ...props }: GhostlightProps): App {
  const app = new App({ analyticsReporting: false, context: settled, ...props });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const stage = stageFromContext(app.node, release);
  const named = (part: string) => `Ghostlight-${stage.stage}-${part}`;
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const edge = new EdgeStack(app, named("edge"), {
    domain: stage.domain,
    env: { account, region: "us-east-1" },
    crossRegionReferences: true,
  });
  const env = { account, region: stage.region };
  const bundles = bundleFunctions(root);
  const main = new AppStack(app, named("app"), { stage, edge, bundles, env, crossRegionReferences: true });
  const files = join(root, "dist", "site");
  if (existsSync(join(files, "index.html"))) {
    new ContentStack(app, named("content"), { bucket: main.siteBucket, files, config: main.siteConfig, env });
  }
  return app;
}
