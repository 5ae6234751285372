interface LoaderProps {
  readonly size?: "small" | undefined;
  /** What is loading. Without it, a text next to the spinner says so. */
  readonly label?: string;
}

/** A turning circle, with Amplify's styles. */
export const Loader = ({ size, label }: LoaderProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or a text next to it.
  <svg
    className={`amplify-loader ${size ? `amplify-loader--${size}` : ""}`}
    {...(label === undefined ? { "aria-hidden": true } : { role: "progressbar", "aria-label": label })}
  >
    <circle cx="50%" cy="50%" r="42%" strokeWidth="8%" />
    <circle cx="50%" cy="50%" r="42%" strokeWidth="8%" />
  </svg>
);
