import fc from "fast-check";

/** Every run has the same cases, so that a failure can be repeated. Set `SEED` to get other ones. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

export { fc };
