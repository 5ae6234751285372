/** What this device last reported to the server. */
export const lastReportKey = "ghostlight.device-report";
