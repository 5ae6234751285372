import { contactWords as words } from "#frontend/words/contact.ts";
import { Article } from "./Article.tsx";

export function ContactScreen() {
  return (
    <Article title={words.title} lead={words.lead}>
      <p>
        {words.mailLabel} <a href={`mailto:${words.mail}`}>{words.mail}</a>.
      </p>
      <p>{words.useful}</p>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{words.care}</p>
    </Article>
  );
}
