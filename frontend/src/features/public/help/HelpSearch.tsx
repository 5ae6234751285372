import { useState } from "react";
import { createPortal } from "react-dom";
import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { Link } from "#frontend/ui/Link.tsx";
import { addressOfSection } from "./helpAddresses.ts";
import { searchHelp } from "./searchHelp.ts";
import "./HelpSearch.css";

/** The element that shows a page of help, or what was found in its place. */
export const helpPageId = "help-page";

/** Searches all topics. What is found replaces the page's text. */
export function HelpSearch() {
  const [query, setQuery] = useState("");
  const isHydrated = useIsHydrated();
  const page = query.trim() === "" ? null : document.getElementById(helpPageId);
  return (
    <>
      <label className="help-search">
        <span>{helpWords.search}</span>
        <input type="search" value={query} readOnly={!isHydrated} onChange={(event) => setQuery(event.target.value)} />
      </label>
      {page && createPortal(<Found query={query} onChosen={() => setQuery("")} />, page)}
    </>
  );
}

interface FoundProps {
  readonly query: string;
  readonly onChosen: () => void;
}

function Found({ query, onChosen }: FoundProps) {
  const results = searchHelp(query, helpTopics);
  return (
    <div className="help-results">
      <h1>{helpWords.search}</h1>
      <p role="status">{helpWords.found({ count: results.length })}</p>
      <ul className="help-found">
        {results.map(({ topic, id, heading, excerpt }) => (
          <li key={topic.id + id}>
            <Link to={addressOfSection(topic.id, id)} onClick={onChosen}>
              {heading}
            </Link>{" "}
            <span className="help-found-topic">{topic.title}</span>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
