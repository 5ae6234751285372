import encodeQR from "qr";

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
}

/** Modules of white that readers need around the code. */
const border = 4;

/** Drawn here: what stands in it goes to nobody. Black on white in every theme, for cameras. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border });
  const size = rows.length;
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  );
}

/** One square of a dark module after the other, as one path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
