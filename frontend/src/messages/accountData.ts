import { accountDataWords } from "./accountData.yaml";

interface UnreadPlay {
  readonly title: string;
  readonly errorText: string;
}

export interface ReadmeFacts {
  readonly person: string;
  readonly day: string;
  readonly plays: number;
  readonly missing: readonly UnreadPlay[];
  readonly behind: readonly UnreadPlay[];
}

/** Returns the README of the archive with somebody's data. */
export function describeArchive({ person, day, plays, missing, behind }: ReadmeFacts): string {
  const { readme } = accountDataWords;
  return [
    readme.lead({ person, day }),
    "",
    readme.plays({ plays }),
    "",
    ...readme.files.split("\n"),
    "",
    readme.notes,
    "",
    ...list(readme.missing, missing),
    ...list(readme.behind, behind),
  ].join("\r\n");
}

const list = (heading: string, plays: readonly UnreadPlay[]): readonly string[] =>
  plays.length === 0 ? [] : [heading, ...plays.map(({ title, errorText }) => `- ${title}: ${errorText}`), ""];
