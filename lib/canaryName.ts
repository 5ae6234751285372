/** The name of the canary's function. CodeDeploy knows it by this name, before it exists. */
export const canaryName = (stage: string): string => `Ghostlight-${stage}-canary`;
