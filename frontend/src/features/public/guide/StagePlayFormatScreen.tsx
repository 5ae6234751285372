import { guideWords as words } from "#frontend/messages/guide.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Article } from "../Article.tsx";
import { SampleList } from "./SampleList.tsx";

/** The guide to the format of a stage play. */
export const StagePlayFormatScreen = () => (
  <Article title={words.title} lead={words.lead}>
    {words.sections.map(({ heading, paragraphs }) => (
      <section className="article-part" key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <section className="article-part">
      <h2>{words.samplesTitle}</h2>
      <p>{words.samplesText}</p>
      <SampleList />
    </section>
    <section className="article-part">
      <p>{words.endText}</p>
      <div>
        <ButtonLink to="/signup" variant="primary">
          {words.start}
        </ButtonLink>
      </div>
    </section>
  </Article>
);
