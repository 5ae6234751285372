import { readFountain } from "../formats/fountain/readFountain.ts";
import type { BlockId, Play } from "../play.ts";
import { theLastBulb } from "./theLastBulb.ts";

/** The play that new writers find in their play list: "The Last Bulb". */
export const samplePlay = (newId: () => BlockId): Play => readFountain(theLastBulb, newId).play;
