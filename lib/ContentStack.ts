import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
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

/** By default, an upload answers with a key for each source, and CloudFormation takes 4,096 bytes. There are too many pages. */
const briefly = { outputObjectKeys: false };

/**
 * The app's files and its configuration. They are a separate stack because they change the most. Files of earlier
 * releases stay for tabs still open on them: their names contain a hash. Pages are stored twice: as the current ones, and in
 * a folder of their release.
 */
export class ContentStack extends Stack {
  constructor(scope: Construct, id: string, { bucket, files, config, address, ...props }: ContentStackProps) {
    super(scope, id, props);
    const assets = new BucketDeployment(this, "Assets", {
      ...briefly,
      destinationBucket: bucket,
      destinationKeyPrefix: "assets",
      sources: [Source.asset(`${files}/assets`)],
      prune: false,
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pagesWithAddress = filesWithAddress(files);
    const pages = {
      ...briefly,
      destinationBucket: bucket,
      sources: [
        Source.asset(files, { exclude: ["assets/**", ...pagesWithAddress] }),
        ...pagesWithAddress.map((file) =>
          Source.data(file, withAddress(readFileSync(join(files, file), "utf8"), address)),
        ),
        Source.jsonData("config.json", config),
      ],
      prune: false,
      cacheControl: [CacheControl.noCache()],
    };
    const current = new BucketDeployment(this, "Pages", pages);
    current.node.addDependency(assets);
    // What a later release is rolled back to.
    const destinationKeyPrefix = siteFolderOf(config.release).slice(1);
    const release = new BucketDeployment(this, "Release", { ...pages, destinationKeyPrefix });
    release.node.addDependency(assets);
  }
}

/** Returns the paths of the files that contain the site's address. */
const filesWithAddress = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(mayContainAddress);
