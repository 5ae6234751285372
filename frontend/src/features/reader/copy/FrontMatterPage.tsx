import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { fieldsUnderHeading } from "#domain/play/front/frontPlaces.ts";
import type { Character } from "#domain/play/play.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { TitleLines } from "./ReaderTitlePage.tsx";

/** The cast and the other front matter. Empty fields are left out. */
export function FrontMatterPage({ front }: Pick<SharedPlayAnswer, "front">) {
  const cast = front.characters.filter(({ name }) => name.trim() !== "");
  const written = fieldsUnderHeading.filter((field) => front[field].trim() !== "");
  if (cast.length === 0 && written.length === 0) return null;
  return (
    <section className="reader-front-page">
      {cast.length > 0 && (
        <>
          <h2>{readingWords.cast}</h2>
          <dl className="reader-cast">
            {cast.map((character) => (
              <CastMember key={character.id} character={character} />
            ))}
          </dl>
        </>
      )}
      {written.map((field) => (
        <section key={field}>
          <h2>{readingWords[field]}</h2>
          <TitleLines text={front[field]} />
        </section>
      ))}
    </section>
  );
}

function CastMember({ character: { name, age, gender, description, doubling } }: { readonly character: Character }) {
  const facts = [age, gender].map((fact) => fact.trim()).filter(Boolean);
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd dir="auto">
        {[facts.join(", "), description.trim(), doubling.trim() && `(${doubling.trim()})`].filter(Boolean).join(". ")}
      </dd>
    </div>
  );
}
