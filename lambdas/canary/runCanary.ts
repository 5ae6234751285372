import { nanoid } from "nanoid";
import * as z from "zod";
import { binPlay, listPlays } from "#domain/api/plays.ts";
import { userId } from "#domain/api/shapes.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId, Play, UserId } from "#domain/play/play.ts";
import { checkFunctions } from "#lambdas/services/site/checkFunctions.ts";
import { exerciseSite } from "#lambdas/services/site/exerciseSite.ts";
import { siteCaller } from "#lambdas/services/site/siteCaller.ts";

interface CanaryRun {
  /** The site's origin. */
  readonly site: string;
  readonly signIn: () => Promise<string>;
  /** Checks the functions that a person's work doesn't need, too. */
  readonly isRelease?: boolean;
}

/** A run ends within five minutes. What is younger may belong to another run, because a release starts some, too. */
const interruptedAfterMs = 10 * 60_000;

/** Names the step that fails, because that's the first thing an operator wants to know. */
const step = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  run().catch((error: unknown) => {
    throw new Error(`Canary: can't ${name}. ${error instanceof Error ? error.message : error}`, { cause: error });
  });

/**
 * Does at the site what a person does. Throws an error that names the first step that doesn't work. What an operator has
 * turned off isn't broken.
 */
export async function runCanary({ site, signIn, isRelease = false }: CanaryRun): Promise<void> {
  const accessToken = await step("sign in", signIn);
  const writer = siteCaller(site, { accessToken });
  if (isRelease) await step("reach each function", () => checkFunctions(writer));
  await step("list plays and delete those of an interrupted run", async () => {
    const { plays } = await writer(listPlays);
    const interrupted = plays.filter(
      ({ isSample, createdAt }) => !isSample && Date.now() - Date.parse(createdAt) > interruptedAfterMs,
    );
    for (const { playId } of interrupted) await writer(binPlay, { params: { playId } });
  });
  await exerciseSite({
    writer,
    reader: siteCaller(site),
    owner: subOf(accessToken),
    title: "Canary",
    play: canaryPlay(),
    step,
    isSharingOptional: true,
  });
}

const canaryPlay = (): Play => ({
  front: emptyFront,
  blocks: [{ id: nanoid(10) as BlockId, kind: "dialogue", text: [{ text: `Canary ${nanoid()}` }] }],
});

const claims = z.object({ sub: userId });

const subOf = (accessToken: string): UserId =>
  claims.parse(JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString())).sub;
