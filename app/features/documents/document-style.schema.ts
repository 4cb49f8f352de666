import { z } from "zod";
import { DESIGNS, PAGE_LIMITS } from "~/career/generated-document";
import { fromDigits } from "~/whole-number";

const Design = z.enum(DESIGNS, { error: "Choose one of the designs." });
const NO_PAGES = "Choose one page or two.";
const Pages = fromDigits(
  z.coerce.number({ error: NO_PAGES }).pipe(z.literal(PAGE_LIMITS, { error: NO_PAGES })),
);

/** The form for the style of an application's documents. */
export const StyleForm = z.object({
  design: Design,
  pages: Pages,
  hasPhoto: z.enum(["on", "off"]).optional(),
  back: z.string().optional(),
});

/** Another style in an address: "?design=senior&pages=1". */
export const StyleQuery = z.object({ design: Design, pages: Pages }).partial();
