import type { Construct } from "constructs";
import type { Contract } from "#domain/api/contract.ts";
import { HandlerFunction, type HandlerFunctionProps } from "./HandlerFunction.ts";
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
      environment: { ...props.environment, ORIGIN_SECRET_ID: api.originSecret.secretArn },
    });
    this.mayRead(api.originSecret.secretArn);
    for (const contract of contracts) api.route(contract, this);
  }
}
