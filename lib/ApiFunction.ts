import type { Alias } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type { Contract } from "#domain/api/contract.ts";
import type { GradualReleases } from "./GradualReleases.ts";
import { HandlerFunction, type HandlerFunctionProps } from "./HandlerFunction.ts";
import type { TableAction } from "./PlayTable.ts";
import type { SiteApi } from "./SiteApi.ts";

export interface ApiFunctionProps extends HandlerFunctionProps {
  readonly api: SiteApi;
  readonly contracts: readonly Contract[];
  readonly releases: GradualReleases;
}

/** The function that answers these contracts. */
export class ApiFunction extends HandlerFunction {
  /** What requests are sent to. */
  readonly alias: Alias;

  constructor(scope: Construct, id: string, { api, contracts, releases, ...props }: ApiFunctionProps) {
    super(scope, id, {
      ...props,
      tableActions: withGate(contracts, props.tableActions),
      environment: { ...props.environment, ORIGIN_SECRET_ID: api.originSecret.secretArn },
    });
    this.grantSecret(api.originSecret.secretArn);
    this.alias = releases.aliasOf(this);
    for (const contract of contracts) api.route(contract, this);
  }
}

/** A function that answers signed-in people first checks whether their account was deleted, or their session ended. */
const withGate = (contracts: readonly Contract[], actions: readonly TableAction[] = []): readonly TableAction[] =>
  contracts.every(({ who }) => who === "anyone") ? actions : [...new Set<TableAction>(["Query", ...actions])];
