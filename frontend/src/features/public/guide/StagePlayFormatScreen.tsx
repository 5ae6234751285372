import { guideWords } from "#frontend/messages/guide.yaml";
import { guidePage } from "#frontend/messages/guidePage.md";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Article } from "../Article.tsx";
import { SampleList } from "./SampleList.tsx";

/** The guide to the format of a stage play. */
export const StagePlayFormatScreen = () => (
  <Article title={guidePage.title} lead={guidePage.lead}>
    {guidePage.sections.map(({ heading, paragraphs }) => (
      <section className="article-part" key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <section className="article-part">
      <h2>{guideWords.samplesTitle}</h2>
      <p>{guideWords.samplesText}</p>
      <SampleList />
    </section>
    <section className="article-part">
      <p>{guideWords.endText}</p>
      <div>
        <ButtonLink to="/signup" variant="primary">
          {guideWords.start}
        </ButtonLink>
      </div>
    </section>
  </Article>
);
