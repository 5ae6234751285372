/** How many points a unit has. */
const points: Readonly<Record<string, number>> = {
  pt: 1,
  px: 0.75,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  pc: 12,
  em: 12,
  rem: 12,
};

/** Reads a length as CSS and OpenDocument write it, such as `1.5in`, in points; undefined if it's none. */
export function readLength(value: string | undefined): number | undefined {
  const [, number = "", unit = ""] = /^(-?[\d.]{1,12})([a-z]{2,3})/.exec(value ?? "") ?? [];
  const length = Number(number) * (points[unit] ?? Number.NaN);
  return number === "" || Number.isNaN(length) ? undefined : length;
}
