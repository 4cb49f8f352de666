import { z } from "zod";

const line = (max: number, missing: string) => z.string({ error: missing }).trim().min(1, missing).max(max);

/** Who sells, as receipts name it; the share of value added tax that prices include, if any. */
export const Seller = z.object({
  name: z.string(),
  address: z.string(),
  tin: z.string(),
  vatBasisPoints: z.number().int().min(1).max(5000).nullable(), // 750 is 7.5 %
});
export type Seller = z.infer<typeof Seller>;

/** The form of the same. */
export const SellerForm = z
  .object({
    name: line(120, "Enter the name that stands in the register of companies."),
    address: line(300, "Enter the address of the business."),
    tin: z
      .string()
      .trim()
      .regex(/^[0-9A-Z][0-9A-Z-]{7,19}$/i, "A tax number has 8 to 20 digits, letters and dashes.")
      .optional(),
    vat: z
      .string()
      .trim()
      .regex(/^\d{1,2}([.,]\d{1,2})?$/, "Enter per cent, such as 7.5.")
      .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
      .pipe(z.number().min(1, "Leave it empty for no VAT line.").max(5000, "At most 50 per cent."))
      .optional(),
  })
  .refine(({ tin, vat }) => vat === undefined || tin !== undefined, {
    path: ["tin"],
    error: "A receipt with VAT needs the tax number.",
  })
  .transform(({ name, address, tin, vat }): Seller => ({
    name,
    address,
    tin: tin?.toUpperCase() ?? "",
    vatBasisPoints: vat ?? null,
  }));
