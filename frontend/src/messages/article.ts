/** A page of text: title, lead, and sections. */
export interface ArticleWords {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
}

interface ArticleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
