// Zod would try whether it may make functions out of text, and the content policy would report it with every visit.
// Without Zod, which comes after the first paint: then it finds this where it keeps its settings.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
