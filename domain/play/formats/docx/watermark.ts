import { fonts } from "#domain/play/layout/fonts.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import { measureOf } from "#domain/play/layout/measureOf.ts";
import { watermarkShape } from "../export/watermarkShape.ts";
import { escapeXml } from "../xml/writeXml.ts";

/** Word's own shape for text along a line, without the formulas, which only its handles need. */
const shapeType =
  '<v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/></v:formulas><v:path textpathok="t" o:connecttype="rect"/><v:textpath on="t" fitshape="t"/></v:shapetype>';

/** Returns the run of a page header that draws a text behind the page. Its name is how Word finds its watermarks. */
export function writeWatermark(text: string, layout: Layout): string {
  const { sizePoints, degrees, width } = watermarkShape(text, { layout, measure: measureOf(layout.font) });
  const style = [
    "position:absolute;margin-left:0;margin-top:0",
    `width:${Math.round(width * 72)}pt;height:${Math.round(sizePoints)}pt`,
    `rotation:${Math.round(360 - degrees)};z-index:-251658752`,
    "mso-position-horizontal:center;mso-position-horizontal-relative:page",
    "mso-position-vertical:center;mso-position-vertical-relative:page",
  ].join(";");
  return `<w:r><w:pict>${shapeType}<v:shape id="PowerPlusWaterMarkObject1" o:spid="_x0000_s1025" type="#_x0000_t136" style="${style}" o:allowincell="f" fillcolor="silver" stroked="f"><v:fill opacity=".5"/><v:textpath style="font-family:&quot;${fonts[layout.font.family].inFiles}&quot;;font-size:1pt" string="${escapeXml(text)}"/></v:shape></w:pict></w:r>`;
}
