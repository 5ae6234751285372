import { helpWords } from "#frontend/messages/help.yaml";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { Link } from "#frontend/ui/Link.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import { addressOfSection, addressOfTopic } from "./helpAddresses.ts";

/** All topics of the help, with what each of them explains. */
export function HelpScreen() {
  return (
    <HelpFrame>
      <h1>{helpWords.title}</h1>
      <p className="help-lead">{helpWords.lead}</p>
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
