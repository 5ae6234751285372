import { cpus } from "node:os";

/** CPU time of all cores since the machine started, in seconds. */
interface CpuTime {
  readonly user: number;
  readonly system: number;
  readonly idle: number;
}

export interface Phase {
  readonly name: string;
  readonly start: CpuTime;
  readonly startMs: number;
}

/**
 * Starts to measure. The cores are measured, and not the processes that were started, because a browser's processes
 * aren't children of the test runner's. What other programs do at the same time is therefore part of it.
 */
export const beginPhase = (name: string): Phase => ({ name, start: cpuTime(), startMs: Date.now() });

/** Returns what a phase took until now, in a sentence. */
export function describePhase({ name, start, startMs }: Phase): string {
  const end = cpuTime();
  const [user, system, idle] = (["user", "system", "idle"] as const).map((kind) => Math.round(end[kind] - start[kind]));
  const seconds = Math.round((Date.now() - startMs) / 1000);
  return `${name}: ${seconds} s. CPU time on ${cpus().length} cores: ${user} s user, ${system} s system, ${idle} s idle.`;
}

function cpuTime(): CpuTime {
  const times = cpus().map((core) => core.times);
  const sum = (...kinds: (keyof (typeof times)[number])[]): number =>
    times.reduce((total, core) => total + kinds.reduce((part, kind) => part + core[kind], 0), 0) / 1000;
  return { user: sum("user", "nice"), system: sum("sys", "irq"), idle: sum("idle") };
}
