import type { Construct } from "constructs";
import type { Contract } from "#domain/api/contract.ts";
import { HandlerFunction, type HandlerFunctionProps } from "./HandlerFunction.ts";
import type { TableAction } from "./PlayTable.ts";
import type { SiteApi } from "./SiteApi.ts";

export interface ApiFunctionProps extends HandlerFunctionProps {
  readonly api: SiteApi;
  readonly contracts: readonly Contract[];
}

/** A capability of the API: the function that answers these contracts. */
export class ApiFunction extends HandlerFunction {
  constructor(scope: Construct, id: string, { api, contracts, ...props }: ApiFunctionProps) {
    super(scope, id, {
      ...props,
      tableActions: withGate(contracts, props.tableActions),
      environment: { ...props.environment, ORIGIN_SECRET_ID: api.originSecret.secretArn },
    });
    this.mayRead(api.originSecret.secretArn);
    for (const contract of contracts) api.route(contract, this);
  }
}

/** Whoever answers people who are signed in looks first whether their account was closed. */
const withGate = (contracts: readonly Contract[], actions: readonly TableAction[] = []): readonly TableAction[] =>
  contracts.every(({ who }) => who === "anyone") ? actions : [...new Set<TableAction>(["GetItem", ...actions])];
