import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { guideWords } from "#frontend/messages/guide.yaml";
import { bandWords } from "#frontend/messages/homeBands.yaml";
import { layoutNames } from "#frontend/messages/pageLayout.yaml";
import { SamplePage } from "#frontend/modules/pictures/SamplePage.tsx";
import "./LayoutsBand.css";

const names = Object.keys(layouts) as LayoutName[];

/** The same page of the sample play in every layout. Each picture opens its PDF. */
export const LayoutsBand = () => (
  <section className="band band-layouts">
    <div className="band-inner">
      <h2>{bandWords.layouts.title}</h2>
      <p className="band-text">{bandWords.layouts.text}</p>
      <ul className="layout-pages">
        {names.map((name) => (
          <li key={name}>
            <a href={`/samples/${name}.pdf`} aria-label={guideWords.sample({ layout: layoutNames[name] })}>
              <SamplePage layout={name} />
              <span>{layoutNames[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
