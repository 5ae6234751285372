import { cookieWords as words } from "#frontend/words/cookies.ts";
import { Article } from "./Article.tsx";

export function CookiePolicyScreen() {
  return (
    <Article title={words.title} lead={words.lead}>
      {words.entries.map(({ name, why, where, until }) => (
        <section key={name} className="article-part">
          <h2>{why}</h2>
          <dl>
            <dt>{words.name}</dt>
            <dd>{name}</dd>
            <dt>{words.where}</dt>
            <dd>{where}</dd>
            <dt>{words.until}</dt>
            <dd>{until}</dd>
          </dl>
        </section>
      ))}
      <p>{words.none}</p>
    </Article>
  );
}
