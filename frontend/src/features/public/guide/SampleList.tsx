import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { guideWords } from "#frontend/messages/guide.yaml";
import { layoutDescriptions, layoutNames } from "#frontend/messages/pageLayout.yaml";
import "./SampleList.css";

const names = Object.keys(layouts) as LayoutName[];

/** A sample of every layout. `npm run samples` writes the files. */
export const SampleList = () => (
  <ul className="sample-list">
    {names.map((name) => (
      <li key={name}>
        <a href={`/samples/${name}.pdf`} aria-label={guideWords.sample({ layout: layoutNames[name] })}>
          {layoutNames[name]}
        </a>
        <p>{layoutDescriptions[name]}</p>
      </li>
    ))}
  </ul>
);
