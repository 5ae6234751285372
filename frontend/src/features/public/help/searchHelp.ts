import type { HelpTopic } from "#frontend/messages/helpTopics.ts";

interface HelpResult {
  readonly topic: HelpTopic;
  /** Of the section. */
  readonly id: string;
  readonly heading: string;
  /** The paragraph that matches best. */
  readonly excerpt: string;
}

/** Searching "codigo" finds "código". */
const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Returns the sections that contain every word of the query, those with a word in their heading first. */
export function searchHelp(query: string, topics: readonly HelpTopic[]): readonly HelpResult[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const wordsIn = (text: string): number => wanted.filter((word) => fold(text).includes(word)).length;
  const results = topics.flatMap((topic) =>
    topic.sections.flatMap(({ id, heading, paragraphs, terms = [] }) => {
      const texts = [...paragraphs, ...terms.map(({ term, text }) => `${term}: ${text}`)];
      if (wordsIn([heading, ...texts].join("\n")) < wanted.length) return [];
      const [excerpt = ""] = texts.toSorted((one, other) => wordsIn(other) - wordsIn(one));
      return [{ topic, id, heading, excerpt, score: wordsIn(heading) }];
    }),
  );
  return results.sort((one, other) => other.score - one.score);
}
