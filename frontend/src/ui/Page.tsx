import type { ReactNode } from "react";
import "./Page.css";

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
  /** What stands beside the title, the primary button last. */
  readonly actions?: ReactNode;
  /** `column` keeps forms and text at a width that can be read. */
  readonly width?: "column";
}

/** What stands in the frame behind the sign-in: a heading and what belongs below it. */
export function Page({ title, lead, children, actions, width }: PageProps) {
  return (
    <div className={width ? `page page-${width}` : "page"}>
      <header className="page-head">
        <h1>{title}</h1>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </div>
  );
}

/** One matter of a page, on paper. */
export const Card = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <section className="card">
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
