import { env } from "~/env.server";

/** The link that opens a WhatsApp chat with support; undefined when there is none. */
export function getWhatsAppLink(): string | undefined {
  return env.SUPPORT_WHATSAPP && `https://wa.me/${env.SUPPORT_WHATSAPP}`;
}
