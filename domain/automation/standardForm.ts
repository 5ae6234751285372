import type { FormData } from "../api/automation.ts";

/** The form that the complete set-up maintains at HubSpot, for a page of your own there. This site doesn't load it. */
export const standardForm: FormData = {
  name: "Ghostlight: News from the theater",
  fields: [
    { name: "email", label: "E-mail", fieldType: "email", required: true },
    { name: "firstname", label: "First name", fieldType: "single_line_text", required: false },
    { name: "lastname", label: "Last name", fieldType: "single_line_text", required: false },
  ],
  submitText: "Keep me posted",
  thanks: "Thank you. We'll keep you posted.",
};
