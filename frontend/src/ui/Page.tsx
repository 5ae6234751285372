import type { ReactNode } from "react";
import "./Page.css";

interface PageProps {
  readonly title: string;
  /** Beside the title. */
  readonly help?: ReactNode;
  readonly lead?: string;
  readonly children?: ReactNode;
  /** Next to the title, the primary button last. */
  readonly actions?: ReactNode;
  /** `column` limits forms and text to a readable width. */
  readonly width?: "column";
}

/** A page's heading and content. */
export function Page({ title, help, lead, children, actions, width }: PageProps) {
  return (
    <div className={width ? `page page-${width}` : "page"}>
      <header className="page-head">
        {help ? (
          <div className="page-title">
            <h1>{title}</h1>
            {help}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </div>
  );
}

/** One topic of a page. */
export const Card = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <section className="card">
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
