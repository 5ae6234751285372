import { nanoid } from "nanoid";
import { expect } from "vitest";
import { act, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { origin } from "../harness/browserDevice.ts";
import type { TestPerson } from "../harness/people.ts";
import { longName } from "./longNames.ts";

export const longTitle = "The Lamp and the Ladder of the Superintendentessofthepropertydepartment";

const play = playWith(
  { title: longTitle, authors: longName, contact: `${longName}\n4 Lamp Row` },
  act("Act One, in which a very long heading does not end where it should", scene("Scene 1", direction("A lamp."))),
  speech("NINA", "They never switch you off, do they?"),
  speech(longName.toUpperCase(), "Superstition, all of it."),
);

/** Creates a play with a link and a comment by a reader with a long name. */
export async function shareLongNamedPlay(person: TestPerson): Promise<string> {
  const link = await shareLink(origin, person, play);
  const response = await fetch(`${origin}/api/shared/${link.token}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "reader-key": nanoid(22) },
    body: JSON.stringify({ feedbackId: nanoid(16), kind: "comment", text: "Lovely.", name: longName }),
  });
  expect(response.status, await response.text()).toBe(200);
  return link.playId;
}
