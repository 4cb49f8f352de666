import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";
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

test.each([
  [
    "A bag factory in Asaba urgently needs an exp'd *Head, Leather Works Section*. Must hv min 8yrs exp.",
    "Head, Leather Works Section",
  ],
  [
    "URGENT: Cold storage coy in Aba nds 1 *Maintenance Tech (HVAC-R)* 4 its warehouse.",
    "Maintenance Technician (HVAC-R)",
  ],
  [
    "FMCG JOB‼️ Area Sales Supv (Kano/Jigawa) @ Kwalta Foods Ltd. Reqts: min HND/BSc any disc.",
    "Area Sales Supervisor",
  ],
  [
    "Our client wishes to engage a professional as\n\nHEAD, STORES & HAULAGE\n\nThe person must have 10 years experience.",
    "Head, Stores & Haulage",
  ],
])("of %j the title is %j", (text, title) => {
  expect(readAdvert(text, { today: "2026-11-27" }).title).toBe(title);
});
