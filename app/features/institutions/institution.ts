import type { institutions } from "~/db/schema";

/** A school, NYSC desk or organisation that buys seats for others. */
export type Institution = typeof institutions.$inferSelect;
