import { nanoid } from "nanoid";
import { listPlays } from "#domain/api/plays.ts";
import type { BlockId, UserId } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import { exerciseSite, type SiteStep } from "#lambdas/services/site/exerciseSite.ts";
import type { SiteCaller } from "#lambdas/services/site/siteCaller.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { assertThat } from "./assertThat.ts";

interface WritingCheckOptions {
  readonly writer: SiteCaller;
  readonly reader: SiteCaller;
  readonly userId: UserId;
  readonly report: (checked: string) => void;
}

/** What has been checked after a step. */
const checkedBy: Partial<Record<SiteStep, string>> = {
  "create a play": "a new play",
  "read what was saved": "that its text is saved and read back",
  "turn the link off": "that a link shows it to somebody who isn't signed in, until it's revoked",
};

/** Writes, shares and deletes a play as a person does. Throws `CannotProceed` for the first failure. */
export async function checkWriting({ writer, reader, userId, report }: WritingCheckOptions): Promise<void> {
  const playId = await exerciseSite({
    writer,
    reader,
    owner: userId,
    title: "Smoke test",
    play: samplePlay(() => nanoid(10) as BlockId),
    step: async (name, run) => {
      const result = await run().catch((error: unknown) => {
        throw new CannotProceed(`It isn't possible to ${name}: ${error instanceof Error ? error.message : error}`);
      });
      const checked = checkedBy[name];
      if (checked) report(checked);
      return result;
    },
  });
  const { plays } = await writer(listPlays);
  assertThat(!plays.some((card) => card.playId === playId), "The play was deleted, but the play list still has it.");
  report("that the play is deleted");
}
