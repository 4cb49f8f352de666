import { randomBytes } from "node:crypto";

/** What live mode needs to start. */
export const LIVE_ENVIRONMENT = {
  APP_MODE: "live",
  APP_URL: "https://oya.example",
  SESSION_SECRET: randomBytes(32).toString("base64url"),
  ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  MAIL_URL: "smtps://mail.example",
  MAIL_FROM: "Oya <hello@oya.example>",
  PAYSTACK_SECRET_KEY: "sk_live_0123456789abcdef",
};
