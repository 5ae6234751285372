import * as z from "zod";
import { nothing } from "./shapes.ts";

const token = z.string().min(1).max(100);

/** What the routes for readers of a share link have in common. */
export const withToken = { who: "anyone", params: z.strictObject({ token }), query: nothing } as const;
