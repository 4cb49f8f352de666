import { minutes } from "~/time";

/** How long a checkout that was opened is offered again, and holds the place of its promo code. */
export const CHECKOUT_REUSE_MS = minutes(30);
