import { Example, Examples } from "./Example.tsx";

const colors = [
  ...["background", "surface", "page", "line"],
  ...["ink", "ink-2", "ink-3"],
  ...["green", "on-green", "green-tint", "accent", "on-accent", "accent-tint", "selection"],
  ...["good", "warn", "bad"],
] as const;

const sizes = [1, 2, 3, 4, 5, 6] as const;

/** Colors and type. */
export const Tokens = () => (
  <>
    <Examples title="Colors">
      {colors.map((color) => (
        <Example key={color} name={color}>
          <div className="styleguide-color" style={{ background: `var(--${color})` }} />
        </Example>
      ))}
    </Examples>
    <Examples title="Type">
      <Example name="Headings">
        <h1>The Last Bulb</h1>
        <h2>Sign-in and security</h2>
        <h3>Recovery codes</h3>
      </Example>
      <Example name="Sizes">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            Size {size}: 1,204 words
          </p>
        ))}
      </Example>
      <Example name="Manuscript">
        <p style={{ fontFamily: "var(--font-manuscript)" }}>Is anybody there?</p>
      </Example>
      <Example name="Link">
        <a href="#content">See plans</a>
      </Example>
    </Examples>
  </>
);
