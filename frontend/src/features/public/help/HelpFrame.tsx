import { type ReactNode, useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { helpTopics, helpWords as words } from "#frontend/messages/help.ts";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { addressOfSection, addressOfTopic } from "./helpAddresses.ts";
import { searchHelp } from "./searchHelp.ts";
import "./help.css";

/** The list of topics, the search, and a page of help or what was found. */
export function HelpFrame({ children }: { readonly children: ReactNode }) {
  const [query, setQuery] = useState("");
  const isHydrated = useIsHydrated();
  return (
    <div className="help">
      <div className="help-side">
        <label className="help-search">
          <span>{words.search}</span>
          <input
            type="search"
            value={query}
            readOnly={!isHydrated}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <nav aria-label={words.topics}>
          <ul>
            {helpTopics.map(({ id, title }) => (
              <li key={id}>
                <NavLink to={addressOfTopic(id)} onClick={() => setQuery("")}>
                  {title}
                </NavLink>
              </li>
            ))}
            <li>
              <Link to={publicAddress("/stage-play-format")}>{words.guide}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <article className="help-page">
        {query.trim() === "" ? children : <Found query={query} onChosen={() => setQuery("")} />}
      </article>
    </div>
  );
}

interface FoundProps {
  readonly query: string;
  readonly onChosen: () => void;
}

function Found({ query, onChosen }: FoundProps) {
  const results = searchHelp(query, helpTopics);
  return (
    <>
      <h1>{words.search}</h1>
      <p role="status">{words.found(results.length)}</p>
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
    </>
  );
}
