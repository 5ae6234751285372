import { expect, test } from "vitest";
import { writeJson } from "#domain/play/formats/json/writeJson.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { readImport } from "./readImport.ts";

const dialogue = Array.from({ length: 300 }, (_, at) =>
  at % 2 === 0 ? `MARA: Line ${at}. (smiling) And so on, and so on.` : `TOM: Line ${at}.`,
).join("\n\n");

test("the pages are the paginator's, and the places of notices have their text and page", async () => {
  const reading = await readImport(new File([`THE LAMP\nby Mara Voss\n\nACT ONE\n\n${dialogue}`], "lamp.txt"));
  const { pages } = paginate(reading.play);
  expect(reading.preview.pages).toBe(pages.filter(({ start }) => start).length);
  expect(reading.preview.sheets).toHaveLength(12);
  expect(reading.preview.sheets).toEqual(pages.slice(0, 12).map((page) => ({ ...page })));
  const brackets = reading.notices.find(({ code }) => code === "brackets");
  expect(brackets).toMatchObject({ count: 150 });
  expect(brackets?.places[0]).toMatchObject({ kind: "block", text: "smiling", label: "I-1" });
  const last = brackets?.places.at(-1);
  const page = pages.find(({ lines }) =>
    lines.some(({ blockId }) => last?.kind === "block" && blockId === last.blockId),
  );
  expect(last?.kind === "block" && last.label).toBe(page?.label);
});

test("counts in notices have thousands separators", async () => {
  const many = Array.from({ length: 1200 }, () => "MARA: Yes. (smiling) No.").join("\n\n");
  const { notices } = await readImport(new File([many], "lamp.txt"));
  expect(notices.find(({ code }) => code === "brackets")?.message).toContain("(1,200)");
});

test("pages are on the paper of new plays, unless the file has its own", async () => {
  const pageLayout = { paper: "a4" };
  const text = await readImport(new File(["MARA: Yes.\n\nTOM: No."], "lamp.txt"), { pageLayout });
  expect(text.preview.layout).toBe(layoutOf({ pageLayout }));
  expect(text.play.pageLayout).toEqual(pageLayout);
  const json = writeJson({ ...text.play, pageLayout: { layout: "uk", paper: "letter" } });
  const own = await readImport(new File([json], "lamp.json"), { pageLayout });
  expect(own.preview.layout).toBe(layoutOf({ pageLayout: { layout: "uk", paper: "letter" } }));
});
