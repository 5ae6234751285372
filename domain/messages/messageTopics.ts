/** What people write about: the choices in the contact form. */
export const messageTopics = ["question", "problem", "plan", "privacy", "idea", "other"] as const;
export type MessageTopic = (typeof messageTopics)[number];

export const maxMessageLength = 5000;
