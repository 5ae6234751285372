import { App, type AppProps, Validations } from "aws-cdk-lib";
import { AppStack } from "./AppStack.ts";
import { bundleFunctions } from "./bundle.ts";
import { ContentStack } from "./ContentStack.ts";
import { EdgeStack } from "./EdgeStack.ts";
import { SecurityChecks } from "./SecurityChecks.ts";
import { stageFromContext } from "./stage.ts";

interface GhostlightProps extends AppProps {
  /** The project's folder. */
  readonly root: string;
  /** The release to report if the context names none. */
  readonly release: string;
  /** The folder of the built app; without it there is no `ContentStack`. */
  readonly site?: string | undefined;
}

/** CDK requires a decision here: a stack that another stack uses can't be deleted. */
const settled = { "@aws-cdk/core:defaultCrossStackReferences": "strong" };

/** All of Ghostlight as a CDK app. */
export function ghostlight({ root, release, site, ...props }: GhostlightProps): App {
  const app = new App({ analyticsReporting: false, ...props, context: { ...settled, ...props.context } });
  Validations.of(app).addPlugins(new SecurityChecks(app));
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
  if (site) {
    const { siteBucket: bucket, siteConfig: config, siteAddress: address } = main;
    new ContentStack(app, named("content"), { bucket, files: site, config, address, env });
  }
  return app;
}
