import { expect, test } from "vitest";
import { inTitleCase } from "./title-print";

test.each([
  ["LPG BRIDGER DRIVER", "LPG Bridger Driver"],
  ["HEAD OF CNC WORKSHOP", "Head of CNC Workshop"],
  ["STORE KEEPER TO MRS BELLO", "Store Keeper to Mrs Bello"],
  ["CFO", "CFO"],
  ["IN-HOUSE COUNSEL", "In-House Counsel"],
])("%j is %j", (title, calm) => {
  expect(inTitleCase(title)).toBe(calm);
});
