import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { samplePageWidth } from "./samplePageWidth.ts";

const addresses = import.meta.glob<string>("./layouts/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The first page of the sample play in a layout, as its PDF has it. The words beside it say which layout it is. */
export function SamplePage({ layout }: { readonly layout: LayoutName }) {
  const { width, height } = layouts[layout].paper;
  const addressOf = (ending: string) => addresses[`./layouts/${layout}-${ending}`];
  return (
    <picture>
      <source type="image/avif" srcSet={`${addressOf("1x.avif")} 1x, ${addressOf("2x.avif")} 2x`} />
      <img
        src={addressOf("1x.webp")}
        width={samplePageWidth}
        height={Math.round((samplePageWidth * height) / width)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
