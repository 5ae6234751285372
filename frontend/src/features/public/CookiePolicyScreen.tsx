import { type StorageEntryName, storageEntries } from "#domain/consent/storageEntries.ts";
import { cookieWords as words } from "#frontend/messages/cookies.ts";
import { Article } from "./Article.tsx";

const names = Object.keys(storageEntries) as StorageEntryName[];

/** Lists every entry that the site may store in a browser, from the only list of them. */
export function CookiePolicyScreen() {
  return (
    <Article title={words.title} lead={words.lead}>
      {names.map((name) => (
        <Entry key={name} name={name} />
      ))}
      <p>{words.none}</p>
    </Article>
  );
}

function Entry({ name }: { readonly name: StorageEntryName }) {
  const { key, place, kind } = storageEntries[name];
  const { why, until } = words.entries[name];
  const isPrefix = "isPrefix" in storageEntries[name];
  return (
    <section className="article-part">
      <h2>{why}</h2>
      <dl>
        <dt>{words.name}</dt>
        <dd>{isPrefix ? `${key}…` : key}</dd>
        <dt>{words.kind}</dt>
        <dd>{words.kinds[kind]}</dd>
        <dt>{words.where}</dt>
        <dd>{words.places[place]}</dd>
        <dt>{words.until}</dt>
        <dd>{until}</dd>
      </dl>
    </section>
  );
}
