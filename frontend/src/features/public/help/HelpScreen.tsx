import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { Picture } from "#frontend/modules/pictures/Picture.tsx";
import { Link } from "#frontend/ui/Link.tsx";
import { firstSections } from "./firstSections.ts";
import { HelpFrame } from "./HelpFrame.tsx";
import { addressOfSection, addressOfTopic } from "./helpAddresses.ts";

/** What most people look for, with pictures, and all topics with what each of them explains. */
export function HelpScreen() {
  return (
    <HelpFrame>
      <h1>{helpWords.title}</h1>
      <p className="help-lead">{helpWords.lead}</p>
      <h2 id="help-first">{helpWords.firstTitle}</h2>
      <ul className="help-first" aria-labelledby="help-first">
        {firstSections.map(({ topic, section, picture }, at) => (
          <li key={section}>
            <Link to={addressOfSection(topic, section)}>
              <span aria-hidden="true">
                <Picture name={picture} shownWidth="(max-width: 860px) 96px, 280px" />
              </span>
              <span className="help-first-title">{helpWords.first[at]?.title}</span>
            </Link>
            <p>{helpWords.first[at]?.text}</p>
          </li>
        ))}
      </ul>
      <ul className="help-topics">
        {helpTopics.map((topic) => (
          <li key={topic.id}>
            <h2>
              <Link to={addressOfTopic(topic.id)}>{topic.title}</Link>
            </h2>
            <p>{topic.lead}</p>
            <ul>
              {topic.sections.map(({ id, heading }) => (
                <li key={id}>
                  <Link to={addressOfSection(topic.id, id)}>{heading}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </HelpFrame>
  );
}
