// Loads a module, and prints the milliseconds since the process started and the CPU time that it has used.
await import(process.argv[2]);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ elapsedMs: performance.now(), cpuMs: (user + system) / 1000 }));
