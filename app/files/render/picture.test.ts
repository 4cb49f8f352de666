import { expect, test } from "vitest";
import sharp from "sharp";
import { DESIGNS } from "~/career/generated-document";
import { accountantLetter, everySectionResume, longResume } from "#tests/fixtures/documents";
import { renderPicture, renderSmallPicture } from "./picture";

test.each(DESIGNS)("the picture of a first page in the %s design is light and not empty", async (design) => {
  for (const document of [accountantLetter(), everySectionResume(), longResume()]) {
    const picture = await renderPicture({ ...document, design });
    expect(picture.length).toBeLessThanOrEqual(20 * 1024);
    const { width, height, format } = await sharp(picture).metadata();
    expect([format, Math.round((height / width) * 100)]).toEqual(["png", 141]);
    expect(width).toBeGreaterThanOrEqual(400);
    // The name stands in the upper part, and lines of text further down.
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const dark = (from: number, to: number) =>
      data
        .subarray(Math.round(from * info.height) * info.width, Math.round(to * info.height) * info.width)
        .filter((point) => point < 100).length;
    expect(dark(0, 0.12)).toBeGreaterThan(500);
    expect(dark(0.3, 0.6)).toBeGreaterThan(2_000);
  }
});

test.each(DESIGNS)(
  "a small picture of the %s design has black letters on white paper in a few bytes",
  async (design) => {
    for (const document of [accountantLetter(), everySectionResume(), longResume()]) {
      const picture = await renderSmallPicture({ ...document, design });
      expect(picture.length).toBeLessThanOrEqual(8 * 1024);
      const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, Math.round((info.height / info.width) * 100)]).toEqual([320, 142]);
      const share = (light: number) => data.filter((point) => point === light).length / data.length;
      expect(share(255)).toBeGreaterThan(0.7);
      expect(share(0)).toBeGreaterThan(0.002);
      expect(new Set(data).size).toBe(4);
    }
  },
);
