import { publicAddress } from "#frontend/messages/publicAddress.ts";

export const addressOfTopic = (topicId: string): string => publicAddress(`/help/${topicId}`);

export const addressOfSection = (topicId: string, sectionId: string): string =>
  `${addressOfTopic(topicId)}#${sectionId}`;
