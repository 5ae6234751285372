import type { ReactNode } from "react";

interface ExampleProps {
  /** The component's name, and its state. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A component in one state, with its name. */
export const Example = ({ name, children }: ExampleProps) => (
  <figure className="styleguide-example">
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);

/** Examples of one kind. */
export const Examples = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="styleguide-examples" aria-label={title}>
    <h2>{title}</h2>
    <div className="styleguide-list">{children}</div>
  </section>
);
