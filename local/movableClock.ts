/**
 * The local clock: the machine's time plus an offset in milliseconds. Workers share the offset, so they all change at
 * once.
 */
export interface MovableClock {
  readonly shared: SharedArrayBuffer;
  readonly now: () => number;
  readonly offsetMilliseconds: () => number;
  readonly advance: (seconds: number) => void;
  readonly moveTo: (instant: Date) => void;
}

export function startClock(): MovableClock {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const offset = new Float64Array(shared);
  const move = (milliseconds: number) => {
    offset[0] = milliseconds;
  };
  const offsetMilliseconds = () => offset[0] ?? 0;
  return {
    shared,
    offsetMilliseconds,
    now: () => Date.now() + offsetMilliseconds(),
    advance: (seconds) => move(offsetMilliseconds() + seconds * 1000),
    moveTo: (instant) => move(instant.getTime() - Date.now()),
  };
}
