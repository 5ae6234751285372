/** The names of a stage's stacks. */
export const stackNamesOf = (stage: string) => ({
  edge: `Ghostlight-${stage}-edge`,
  app: `Ghostlight-${stage}-app`,
  monitoring: `Ghostlight-${stage}-monitoring`,
  edgeAlarms: `Ghostlight-${stage}-edge-alarms`,
  content: `Ghostlight-${stage}-content`,
});
