/* What programs put on the clipboard as `text/html` when somebody copies a page of a play: the same short scene,
   with each program's own markup. */

/** The scene as the manuscript should show it. */
export const copiedScene = [
  "act: ACT ONE",
  "setting: A bakery before dawn.",
  "cue: MARA",
  "dialogue: You are late again.",
  "cue: JON",
  "parenthetical: taking off his coat",
  "dialogue: The trains were not running.",
  "direction: She hands him an apron.",
  "cue: MARA",
  "dialogue: Eat.",
  "cue: JON",
  "dialogue: I'm not hungry.",
  "transition: BLACKOUT.",
] as const;

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/mara/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:Zoom>0</w:Zoom>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:"Cambria Math";
	panose-1:2 4 5 3 5 4 6 3 2 4;
	mso-font-charset:0;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	mso-style-qformat:yes;
	mso-style-parent:"";
	margin:0in;
	mso-pagination:widow-orphan;
	font-size:12.0pt;
	font-family:"Times New Roman",serif;}
p.Name, li.Name, div.Name
	{mso-style-name:Name;
	margin:0in;
	text-align:center;
	font-size:12.0pt;}
p.StageDirection
	{mso-style-name:"Stage Direction";
	margin-left:2.5in;
	font-style:italic;}
@page WordSection1
	{size:8.5in 11.0in;
	margin:1.0in 1.0in 1.0in 1.0in;}
-->
</style>
</head>

<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

`;
const wordFoot = "<!--EndFragment-->\n</body>\n\n</html>\n";

const wordEmpty = "<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n";
const wordLine = (html: string): string => `<p class=MsoNormal>${html}<o:p></o:p></p>\n\n`;
const wordTab = "<span style='mso-tab-count:1'>         </span>";

/** Word: names before colons, empty paragraphs between all paragraphs, tabs, wrapped source lines. */
export const wordWithColons =
  wordHead +
  [
    "<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:\nnormal'><u>ACT ONE<o:p></o:p></u></b></p>\n\n",
    wordLine("<i style='mso-bidi-font-style:normal'>A bakery\nbefore dawn.</i>"),
    wordLine(`<b>MARA:</b>${wordTab}You are <i>late</i>\nagain.`),
    wordLine(`<b>JON:</b>${wordTab}(<i>taking off his coat</i>) The trains were\n<b>not</b> running.`),
    wordLine("<i>(She hands him an apron.)</i>"),
    wordLine(`<b>MARA:</b>${wordTab}Eat.`),
    wordLine(`<b>JON:</b>${wordTab}I'm not hungry.`),
    wordLine("BLACKOUT."),
  ].join(wordEmpty) +
  wordFoot;

/** Word: centered names and indented directions from a style sheet, with nothing between the paragraphs. */
export const wordWithStyles =
  wordHead +
  [
    "<p class=MsoNormal align=center style='text-align:center'>ACT ONE<o:p></o:p></p>\n\n",
    "<p class=StageDirection>A bakery before dawn.<o:p></o:p></p>\n\n",
    "<p class=Name>Mara<o:p></o:p></p>\n\n",
    wordLine("You are <i>late</i> again."),
    "<p class=Name>Jon<o:p></o:p></p>\n\n",
    wordLine("(taking off his coat)"),
    wordLine("The trains were <b>not</b> running."),
    "<p class=StageDirection>She hands him an apron.<o:p></o:p></p>\n\n",
    "<p class=Name>Mara<o:p></o:p></p>\n\n",
    wordLine("Eat."),
    "<p class=Name>Jon<o:p></o:p></p>\n\n",
    wordLine("I'm not hungry."),
    wordLine("BLACKOUT."),
  ].join("") +
  wordFoot;

const docsSpan = (text: string, more = "font-weight:400;font-style:normal"): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${more};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;
const docsLine = (html: string, more = ""): string =>
  `<p dir="ltr" style="line-height:1.38;${more}margin-top:0pt;margin-bottom:0pt;">${html}</p>`;
const docsItalic = "font-weight:400;font-style:italic";
const docsBold = "font-weight:700;font-style:normal";
const docsCentered = "text-align: center;";

/** Google Docs: everything in a `b` that isn't bold, styles on spans, centered names, `br` between paragraphs. */
export const googleDocs = [
  '<meta charset=\'utf-8\'><b style="font-weight:normal;" id="docs-internal-guid-5b8f1a52-7fff-3c1e-9a44-1d2f3e4a5b6c">',
  [
    docsLine(docsSpan("ACT ONE", docsBold), docsCentered),
    docsLine(docsSpan("A bakery before dawn.", docsItalic), "margin-left: 180pt;"),
    docsLine(docsSpan("Mara"), docsCentered) +
      docsLine(docsSpan("You are ") + docsSpan("late", docsItalic) + docsSpan(" again.")),
    docsLine(docsSpan("Jon"), docsCentered) +
      docsLine(docsSpan("(taking off his coat)"), docsCentered) +
      docsLine(docsSpan("The trains were ") + docsSpan("not", docsBold) + docsSpan(" running.")),
    docsLine(docsSpan("She hands him an apron.", docsItalic), "margin-left: 180pt;"),
    docsLine(docsSpan("Mara"), docsCentered) + docsLine(docsSpan("Eat.")),
    docsLine(docsSpan("Jon"), docsCentered) + docsLine(docsSpan("I'm not hungry.")),
    docsLine(docsSpan("BLACKOUT.")),
  ].join("<br />"),
  '</b><br class="Apple-interchange-newline">',
].join("");

/** LibreOffice Writer: `p` with `align`, `font`, no classes. */
export const libreOffice = `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style>
</head><body lang="en-US" link="#000080" dir="ltr"><p align="center" style="line-height: 100%; margin-bottom: 0cm"><b>ACT ONE</b></p>
<p style="line-height: 100%; margin-bottom: 0cm"><i>A bakery before dawn.</i></p>
<p style="margin-bottom: 0cm"><font face="Courier New, monospace">MARA&nbsp;&nbsp;&nbsp; You are <i>late</i> again.</font></p>
<p style="margin-bottom: 0cm"><font face="Courier New, monospace">JON&nbsp;&nbsp;&nbsp; (taking off his coat) The trains were <b>not</b> running.</font></p>
<p style="margin-bottom: 0cm"><i>She hands him an apron.</i></p>
<p style="margin-bottom: 0cm"><font face="Courier New, monospace">MARA&nbsp;&nbsp;&nbsp; Eat.</font></p>
<p style="margin-bottom: 0cm"><font face="Courier New, monospace">JON&nbsp;&nbsp;&nbsp; I'm not hungry.</font></p>
<p style="margin-bottom: 0cm">BLACKOUT.</p>
</body></html>`;

/** A table with names in one column and speeches in the other, and its text. */
export const table = `<table><colgroup><col width=80></colgroup><tbody>
<tr><td><p>ACT ONE</p></td></tr>
<tr><td><i>A bakery before dawn.</i></td></tr>
<tr><td>MARA</td><td>You are <em>late</em> again.</td></tr>
<tr><td>JON</td><td>(taking off his coat) The trains were <strong>not</strong> running.</td></tr>
<tr><td colspan=2><i>She hands him an apron.</i></td></tr>
<tr><td>MARA</td><td>Eat.</td></tr>
<tr><td>JON</td><td>I'm not hungry.</td></tr>
<tr><td>BLACKOUT.</td></tr></tbody></table>`;

/** The scene as text with one paragraph per line, as editors without styles provide it. */
export const plainScene = [
  "ACT ONE",
  "A bakery before dawn.",
  "MARA: You are late again.",
  "JON: (taking off his coat) The trains were not running.",
  "(She hands him an apron.)",
  "MARA: Eat.",
  "JON: I'm not hungry.",
  "BLACKOUT.",
];
