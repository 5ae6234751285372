import { nanoid } from "nanoid";
import { expect } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { act, character, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { type MadeLink, shareLink } from "#tests/support/shareLink.ts";
import { origin } from "../harness/browserDevice.ts";
import { subscribe } from "../harness/checkout.ts";
import { newWriter, type TestPerson } from "../harness/people.ts";

export const translatedTitle = "La trampa";

export const translatedPlay: Play = {
  ...playWith(
    { title: translatedTitle, authors: "Inés Robledo", characters: [character("INÉS"), character("TOMÁS")] },
    act("Acto primero", scene("Escena 1", direction("Entra INÉS."))),
    speech("INÉS", "¿Quién anda ahí?"),
    scene("Escena 2", direction("Sale INÉS.")),
    speech("TOMÁS", "Nadie."),
  ),
  typing: { language: "es" },
};

/** Creates a writer on a paid plan, with a shared play. A reader's comment makes the screens about comments less empty. */
export async function newTranslatedWriter(): Promise<{ writer: TestPerson; link: MadeLink }> {
  const writer = await newWriter("Inés Robledo");
  await subscribe(writer);
  const link = await shareLink(origin, writer, translatedPlay, { label: "Festival" });
  const sent = await fetch(`${origin}/api/shared/${link.token}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "reader-key": nanoid(22) },
    body: JSON.stringify({ feedbackId: nanoid(16), kind: "question", text: "¿Quién es?", name: "Rosa" }),
  });
  expect(sent.status, await sent.text()).toBe(200);
  return { writer, link };
}
