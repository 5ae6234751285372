import encodeQR from "qr";

interface QrCodeProps {
  readonly text: string;
  /** For people who can't see it. */
  readonly label: string;
}

/** White modules that scanners require around the code. */
const border = 4;

/** Drawn here, so that its content isn't sent anywhere. Black on white in every theme, for cameras. */
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

/** Draws every dark module as a square, in one path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
