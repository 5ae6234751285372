import { type StorageEntryName, storageEntries } from "#domain/consent/storageEntries.ts";
import { cookieWords } from "#frontend/messages/cookies.yaml";
import { Article } from "./Article.tsx";

const names = Object.keys(storageEntries) as StorageEntryName[];

/** Lists every entry that the site may store in a browser, from the only list of them. */
export function CookiePolicyScreen() {
  return (
    <Article title={cookieWords.title} lead={cookieWords.lead}>
      {names.map((name) => (
        <Entry key={name} name={name} />
      ))}
      <p>{cookieWords.none}</p>
    </Article>
  );
}

function Entry({ name }: { readonly name: StorageEntryName }) {
  const { key, place, kind } = storageEntries[name];
  const { why, until } = cookieWords.entries[name];
  const isPrefix = "isPrefix" in storageEntries[name];
  return (
    <section className="article-part">
      <h2>{why}</h2>
      <dl>
        <dt>{cookieWords.name}</dt>
        <dd>{isPrefix ? `${key}…` : key}</dd>
        <dt>{cookieWords.kind}</dt>
        <dd>{cookieWords.kinds[kind]}</dd>
        <dt>{cookieWords.where}</dt>
        <dd>{cookieWords.places[place]}</dd>
        <dt>{cookieWords.until}</dt>
        <dd>{until}</dd>
      </dl>
    </section>
  );
}
