// As `withoutEval.ts`, for a page on which Zod may never be needed: when it comes, it finds this where it keeps its settings.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
