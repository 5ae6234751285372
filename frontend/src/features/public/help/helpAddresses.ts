export const addressOfTopic = (topicId: string): string => `/help/${topicId}`;

/** Returns the ID of a section's element. */
export const sectionId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const addressOfSection = (topicId: string, heading: string): string =>
  `${addressOfTopic(topicId)}#${sectionId(heading)}`;
