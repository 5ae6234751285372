import type { ReactNode } from "react";

interface ChartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Chart = ({ title, children }: ChartProps) => (
  <section className="statistics-chart" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);
