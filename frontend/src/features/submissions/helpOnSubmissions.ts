import { submissionLogWords } from "#frontend/messages/submissionLog.yaml";
import type { HelpLinkProps } from "#frontend/ui/HelpLink.tsx";

/** The sections of the help that explain the log of submissions. */
export const submissionHelpPlaces = {
  log: "submissions#the-log",
  import: "submissions#importing-a-spreadsheet",
} as const;

/** Returns the link to the help about the screen or a dialog with this title. */
export const helpOnSubmissions = (title: string, place: keyof typeof submissionHelpPlaces): HelpLinkProps => ({
  label: submissionLogWords.helpFor({ title }),
  address: `/help/${submissionHelpPlaces[place]}`,
});
