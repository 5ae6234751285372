import type { ReactNode } from "react";
import "./Article.css";

interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of text in one column of about 66 characters. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className="article">
      <h1>{title}</h1>
      <p className="article-lead">{lead}</p>
      {children}
    </article>
  );
}
