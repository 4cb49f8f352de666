// Mail apps and phones cut or refuse longer links. Without the text, the link still has address and subject.
const MAX_LINK_LENGTH = 1900;

/**
 * A link that opens the mail app with address, subject and text (RFC 6068: line ends as CR LF, percent-encoded). Without an
 * address the person chooses one. Where it would be too long, it has no text.
 */
export function mailLink({ to, subject, body }: { to: string; subject: string; body: string }): string {
  const address = encodeURIComponent(to).replaceAll("%40", "@");
  const query = `subject=${encode(subject.replace(/\s+/g, " "))}`;
  const whole = `mailto:${address}?${query}&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;
  return whole.length <= MAX_LINK_LENGTH ? whole : `mailto:${address}?${query}`;
}

/** A link that opens WhatsApp with the text, to the number if it is one of Nigeria or written with its country; else the person chooses. */
export function whatsappLink(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, "");
  const number = /^0[789]\d{9}$/.test(digits) ? `234${digits.slice(1)}` : digits;
  const to = number.length >= 10 && !number.startsWith("0") ? number : "";
  return `https://wa.me/${to}?text=${encode(text)}`;
}

// RFC 6068 asks for these signs to be encoded too, and wa.me cuts at them.
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
