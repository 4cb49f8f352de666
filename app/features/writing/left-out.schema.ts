import { z } from "zod";

/** The line of the profile that goes back into a resume, and the page to return to. */
export const LeftOutForm = z.object({ line: z.string().max(100), back: z.string().optional() });
