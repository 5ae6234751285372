/** A page to read: a heading, a first paragraph, and sections. */
export interface ArticleWords {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
}

interface ArticleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
