import { env } from "~/env.server";

/** The address that opens a chat with us in WhatsApp; undefined when there is none. */
export function getWhatsAppLink(): string | undefined {
  return env.SUPPORT_WHATSAPP && `https://wa.me/${env.SUPPORT_WHATSAPP}`;
}
