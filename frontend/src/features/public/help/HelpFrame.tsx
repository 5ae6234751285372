import type { ReactNode } from "react";
import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { Island } from "#frontend/modules/screen/Island.tsx";
import { Link } from "#frontend/ui/Link.tsx";
import { HelpSearch, helpPageId } from "./HelpSearch.tsx";
import { addressOfTopic } from "./helpAddresses.ts";
import "./help.css";

interface HelpFrameProps {
  /** The topic that is shown, if it's one. */
  readonly topicId?: string;
  readonly children: ReactNode;
}

/** The search, the list of topics, and a page of help. */
export const HelpFrame = ({ topicId, children }: HelpFrameProps) => (
  <div className="help">
    <div className="help-side">
      <Island name="HelpSearch">
        {/* Starts anew with every topic in the app, where the pages share it. */}
        <HelpSearch key={topicId} />
      </Island>
      <nav aria-label={helpWords.topics}>
        <ul>
          {helpTopics.map(({ id, title }) => (
            <li key={id}>
              <Link to={addressOfTopic(id)} aria-current={id === topicId ? "page" : undefined}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link to={publicAddress("/stage-play-format")}>{helpWords.guide}</Link>
          </li>
        </ul>
      </nav>
    </div>
    <article id={helpPageId} className="help-page">
      {children}
    </article>
  </div>
);
