import type { payments } from "~/db/schema";

/** One stored payment. */
export type Payment = typeof payments.$inferSelect;
