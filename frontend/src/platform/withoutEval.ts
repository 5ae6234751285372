// Zod tests whether it may create functions from text, and the content security policy would report that with every
// visit. Set before Zod loads, which reads its settings from here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
