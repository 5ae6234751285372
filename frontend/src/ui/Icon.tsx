/** The only icons there are, of one set, drawn with one line on a grid of 24. Everything else has a word. */
const lines = {
  back: "M15 5l-7 7 7 7",
  find: "M15.5 15.5L20 20M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0",
  outline: "M4 6h16M4 12h16M4 18h10",
  close: "M6 6l12 12M18 6L6 18",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** A picture beside a name for screen readers. It's as large as the text around it. */
export const Icon = ({ name }: { readonly name: keyof typeof lines }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={lines[name]} />
  </svg>
);
