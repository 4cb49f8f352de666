import { env } from "~/env.server"
import type { Recipient } from "./privacy"

/** Who outside this house gets data of people, read from what is switched on, so that the privacy policy is true by itself. */
export function dataRecipients(): Recipient[] {
  return [
    ...(env.GOOGLE_CLIENT_ID ? [{ name: "Google Ireland Limited", country: "Ireland", why: "signs you in, if you choose Google; it learns that you use this site" }] : []),
    ...(env.MAIL_URL ? [{ name: "Our mail service", country: "named on request", why: "delivers our mails to you" }] : []),
  ]
}
