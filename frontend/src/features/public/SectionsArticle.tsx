import type { ArticleWords } from "#frontend/messages/article.ts";
import { Article } from "./Article.tsx";

/** An article of headings and paragraphs only. */
export function SectionsArticle({ words: { title, lead, sections } }: { readonly words: ArticleWords }) {
  return (
    <Article title={title} lead={lead}>
      {sections.map(({ heading, paragraphs }) => (
        <section className="article-part" key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Article>
  );
}
