type Link = { label: string; path: string };

/**
 * The content of a mail before its layout. `path` is a path on our own site; links use APP_URL only. `stop`
 * is the link that ends mails of this kind. `replyTo` is the address for answers, if not support's. `attachment` names the file
 * that goes with it.
 */
export type MailContent = {
  subject: string;
  greeting: string;
  lines: string[];
  action?: Link;
  footer?: string;
  unsubscribe?: Link;
  replyTo?: string;
  attachment?: string;
};

/** One plain layout: text and HTML with the same content, no images, a few kilobytes. */
export function composeMail(
  content: MailContent,
  site: { name: string; url: string },
): { subject: string; text: string; html: string } {
  const link = content.action ? `${site.url}${content.action.path}` : undefined;
  const footer = content.footer ?? `You get this email because somebody used your address at ${site.name}.`;
  const unsubscribe = content.unsubscribe && {
    label: content.unsubscribe.label,
    link: `${site.url}${content.unsubscribe.path}`,
  };
  const text = [
    content.greeting,
    ...content.lines,
    ...(content.action && link ? [`${content.action.label}:\n${link}`] : []),
    `${site.name}\n${site.url}`,
    footer,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []),
  ];
  const button =
    content.action && link
      ? `<p style="margin:24px 0"><a href="${escape(link)}" style="background:#ffc220;color:#191712;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none;display:inline-block">${escape(content.action.label)}</a></p><p style="color:#5b564a;font-size:14px;overflow-wrap:anywhere;word-break:break-word">Or open this address: ${escape(link)}</p>`
      : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(content.subject)}</title></head><body style="margin:0;background:#fbfaf6;color:#191712;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px"><p style="font-weight:800;font-size:18px;border-bottom:3px double #191712;padding-bottom:8px">${escape(site.name)}</p><p>${escape(content.greeting)}</p>${content.lines.map((line) => `<p>${escape(line)}</p>`).join("")}${button}<p style="color:#5b564a;font-size:14px">${escape(footer)}${unsubscribe ? ` <a href="${escape(unsubscribe.link)}" style="color:#0b4f8a">${escape(unsubscribe.label)}</a>` : ""}</p></div></body></html>`;
  return { subject: oneLine(content.subject), text: `${text.join("\n\n")}\n`, html };
}

// A name or title from a user must not add a header line.
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, 150);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
