import { z } from "zod";

/** A number in an address: digits alone, so that "1e1", "0x10" and " 5" are mistakes and no numbers. */
export const fromDigits = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && !/^\d{1,15}$/.test(value) ? Number.NaN : value),
    schema,
  );
