import type { ReactNode } from "react";
import { demonstrationPath } from "#domain/sharing/demonstrations.ts";
import { recommended } from "#domain/subscription/planChoice.ts";
import { monthOf, plans, type Tier, tiers, yearlySaving } from "#domain/subscription/plans.ts";
import { faqPage } from "#frontend/messages/faqPage.md";
import { bandWords } from "#frontend/messages/homeBands.yaml";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { describePlayLimit } from "#frontend/messages/pricing.ts";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { Picture } from "#frontend/modules/pictures/Picture.tsx";
import { Link } from "#frontend/ui/Link.tsx";
import { PlainTable } from "../PlainTable.tsx";
import { LayoutsBand } from "./LayoutsBand.tsx";
import { TypingBand } from "./TypingBand.tsx";
import { WordBand } from "./WordBand.tsx";
import "./bands.css";

/** What the home page says below the stage. `children` are the buttons at its end. */
export const HomeBands = ({ children }: { readonly children: ReactNode }) => (
  <>
    <TypingBand />
    <EditorBand />
    <LayoutsBand />
    <SharingBand />
    <WordBand />
    <FormatsBand />
    <ComparisonBand />
    <PricesBand />
    <QuestionsBand />
    <section className="band band-closing">
      <div className="band-inner">
        <h2>{bandWords.closing.title}</h2>
        <p>{bandWords.closing.text}</p>
        {children}
      </div>
    </section>
  </>
);

interface BandProps {
  readonly title: string;
  readonly text?: string;
  readonly kind: string;
  readonly children: ReactNode;
}

const Band = ({ title, text, kind, children }: BandProps) => (
  <section className={`band band-${kind}`}>
    <div className="band-inner">
      <h2>{title}</h2>
      {text && <p className="band-text">{text}</p>}
      {children}
    </div>
  </section>
);

const EditorBand = () => (
  <Band kind="editor" title={bandWords.editor.title} text={bandWords.editor.text}>
    <div className="band-figure">
      <Picture name="editor" shownWidth="(max-width: 1160px) 100vw, 1112px" />
      {bandWords.editor.points.map(({ title }, index) => (
        <span key={title} className={`band-mark band-mark-${index + 1}`} aria-hidden="true">
          {index + 1}
        </span>
      ))}
    </div>
    <ol className="band-points">
      {bandWords.editor.points.map(({ title, text }, index) => (
        <li key={title}>
          <h3>
            <span className="band-mark" aria-hidden="true">
              {index + 1}
            </span>{" "}
            <span>{title}</span>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);

const SharingBand = () => (
  <section className="band band-sharing">
    <div className="band-inner">
      <div className="band-column">
        <h2>{bandWords.sharing.title}</h2>
        <p className="band-text">{bandWords.sharing.text}</p>
        <p>
          <a href={demonstrationPath(currentLanguage())}>{bandWords.sharing.demonstration}</a>
        </p>
        <p className="band-note">{bandWords.sharing.note}</p>
      </div>
      <Picture name="shared" shownWidth="320px" />
    </div>
  </section>
);

const FormatsBand = () => (
  <Band kind="formats" title={bandWords.formats.title}>
    <div className="band-two">
      <div>
        <h3>{bandWords.formats.inTitle}</h3>
        <p>{bandWords.formats.inText}</p>
      </div>
      <div>
        <h3>{bandWords.formats.outTitle}</h3>
        <p>{bandWords.formats.outText}</p>
        <p>
          <Link to={publicAddress("/stage-play-format")}>{bandWords.formats.guide}</Link>
        </p>
      </div>
    </div>
  </Band>
);

const { comparison } = bandWords;

const ComparisonBand = () => (
  <Band kind="comparison" title={comparison.title} text={comparison.text}>
    <PlainTable caption={comparison.caption}>
      <thead>
        <tr>
          <th scope="col">{comparison.subject}</th>
          {comparison.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map(([subject, ours, processor, screenplay]) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            <td>{ours}</td>
            <td>{processor}</td>
            <td>{screenplay}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  </Band>
);

const PricesBand = () => (
  <Band kind="prices" title={bandWords.prices.title} text={bandWords.prices.text}>
    <ul className="band-three band-prices-list">
      {tiers.map((tier) => (
        <li key={tier}>
          <h3>{plans[tier].name}</h3>
          <p>
            <strong>{pricingWords.price({ dollars: monthOf(plans[tier], recommended.interval) })}</strong>{" "}
            <span>{plans[tier].yearly === 0 ? pricingWords.forever : pricingWords.perMonth}</span>
          </p>
          {plans[tier].yearly > 0 && <p>{pricingWords.billedYearly(yearOf(tier))}</p>}
          <p>{pricingWords.purposes[tier]}</p>
          <p>{describePlayLimit(plans[tier].playLimit)}</p>
        </li>
      ))}
    </ul>
    <p>
      <Link to={publicAddress("/pricing")}>{bandWords.prices.more}</Link>
    </p>
  </Band>
);

const yearOf = (tier: Tier) => ({ yearly: plans[tier].yearly, saving: yearlySaving(plans[tier]) });

const shownQuestions = 6;

const QuestionsBand = () => (
  <Band kind="questions" title={bandWords.questions.title}>
    {faqPage.sections.slice(0, shownQuestions).map(({ heading, paragraphs }) => (
      <details key={heading}>
        <summary>{heading}</summary>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    ))}
    <p>
      <Link to={publicAddress("/faq")}>{bandWords.questions.more}</Link>
    </p>
  </Band>
);
