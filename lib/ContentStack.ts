import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Duration, Stack, type StackProps, Stage, Token } from "aws-cdk-lib";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import type { SiteConfig } from "#domain/api/config.ts";
import { mayContainAddress, withAddress } from "#domain/api/siteAddress.ts";
import { siteFolderOf } from "./siteFolder.ts";

export interface ContentStackProps extends StackProps {
  readonly bucket: Bucket;
  /** The folder of the built app. */
  readonly files: string;
  readonly config: SiteConfig;
  /** The site's address. */
  readonly address: string;
}

const uploads = {
  // By default, an upload answers with a key for each source, and CloudFormation takes 4,096 bytes. There are too many pages.
  outputObjectKeys: false,
  // Files of earlier releases stay, for tabs that are still open on them and to be rolled back to.
  prune: false,
  // With CDK's 128 MB and the small part of a processor that comes with it, thousands of files take minutes.
  memoryLimit: 1024,
};

/**
 * The app's files and its configuration. They are a separate stack because they change the most. Names of assets contain
 * a hash. Pages are stored twice: as the current ones, and in a folder of their release.
 */
export class ContentStack extends Stack {
  constructor(scope: Construct, id: string, { bucket, files, config, address, ...props }: ContentStackProps) {
    super(scope, id, props);
    // Fonts are four fifths of the files and almost never change. An upload whose source is the same doesn't run.
    const assets = [
      this.#uploadAssets("Fonts", bucket, { files, exclude: ["*", ...fonts.map((font) => `!${font}`)] }),
      this.#uploadAssets("Assets", bucket, { files, exclude: fonts }),
    ];
    const copy = join(Stage.of(this)?.assetOutdir ?? ".", `${this.stackName}-pages`);
    const pages = {
      ...uploads,
      destinationBucket: bucket,
      sources: [...pageSources({ files, address, copy }), Source.jsonData("config.json", config)],
      cacheControl: [CacheControl.noCache()],
    };
    const current = new BucketDeployment(this, "Pages", pages);
    // What a later release is rolled back to.
    const destinationKeyPrefix = siteFolderOf(config.release).slice(1);
    const release = new BucketDeployment(this, "Release", { ...pages, destinationKeyPrefix });
    for (const upload of [current, release]) upload.node.addDependency(...assets);
    rmSync(copy, { recursive: true, force: true });
  }

  #uploadAssets(id: string, bucket: Bucket, { files, exclude }: { files: string; exclude: string[] }) {
    return new BucketDeployment(this, id, {
      ...uploads,
      destinationBucket: bucket,
      destinationKeyPrefix: "assets",
      sources: [Source.asset(join(files, "assets"), { exclude })],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
  }
}

const fonts = ["*.woff", "*.woff2", "*.ttf"];

/**
 * Returns everything but the assets, with the site's address in the files that need it. A domain is known now, so one source
 * has all files. CloudFront's address is known only at the deployment, so each of these files is a source.
 */
function pageSources({ files, address, copy }: { files: string; address: string; copy: string }): ISource[] {
  const withIt = readdirSync(files, { recursive: true, encoding: "utf8" }).filter(mayContainAddress);
  const read = (file: string): string => withAddress(readFileSync(join(files, file), "utf8"), address);
  if (Token.isUnresolved(address)) {
    const others = Source.asset(files, { exclude: ["assets/**", ...withIt] });
    return [others, ...withIt.map((file) => Source.data(file, read(file)))];
  }
  cpSync(files, copy, { recursive: true, filter: (path) => path !== join(files, "assets") });
  for (const file of withIt) writeFileSync(join(copy, file), read(file));
  return [Source.asset(copy)];
}
