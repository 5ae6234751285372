import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { cookieWords as words } from "#frontend/words/cookies.ts";
import { Article } from "./Article.tsx";

export function CookiePolicyScreen() {
  return (
    <Article title={words.title} lead={words.lead}>
      <ScrollTable caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.where}</th>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {words.entries.map(({ name, where, why, until }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{where}</td>
              <td>{why}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p>{words.none}</p>
    </Article>
  );
}
