import { splitLinks } from "~/ui/split-links";
import type { SupportConnection } from "./connection";
import { createElement } from "~/browser/element";
import type { OutboxEntry } from "./outbox";
import type { SupportMessage } from "./thread";

const THUMBNAIL_SIZE = 320;
const QUIET_MS = 1000;

/**
 * A list of messages that `draw` updates. Existing elements stay, so that a screen reader announces only new
 * ones.
 */
export function createMessageList(
  connection: SupportConnection,
  side: "user" | "support",
  otherName: string,
) {
  const list = createElement("ol", { className: "chat" });
  const earlier = createElement(
    "button",
    { type: "button", className: "button button-small", hidden: true, onclick: () => void showEarlier() },
    "Earlier messages",
  );
  const log = createElement(
    "div",
    { className: "support-log", tabIndex: 0, aria: { role: "log", label: "Messages", live: "polite" } },
    earlier,
    list,
  );
  // What one was reading stays where it is, and a screen reader is not read a hundred old messages.
  const showEarlier = async () => {
    earlier.disabled = true;
    log.ariaLive = "off";
    const belowTop = log.scrollHeight - log.scrollTop;
    await connection.loadEarlier();
    log.scrollTop = log.scrollHeight - belowTop;
    earlier.disabled = false;
    if (earlier.hidden) log.focus();
    setTimeout(() => (log.ariaLive = "polite"), QUIET_MS);
  };
  const rendered = new Map<string, { item: HTMLLIElement; mark: string }>();
  const update = () => {
    const reached = side === "user" ? connection.seen.bySupport : connection.seen.byPerson;
    const wanted = [
      ...connection.messages.map((message) => ({
        key: message.clientMessageId + message.messageType,
        mark: renderKey(message, side, reached),
        draw: () => renderMessage(message, side, otherName, reached),
      })),
      ...connection.listPending().map((entry) => ({
        key: entry.clientMessageId + side,
        mark: pendingStatus(entry, connection),
        draw: () => renderPending(entry, connection),
      })),
    ];
    earlier.hidden = !connection.hasEarlier();
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
    let place: Element | null = list.firstElementChild;
    for (const { key, mark, draw } of wanted) {
      const known = rendered.get(key);
      let item = known?.item;
      if (known?.mark !== mark) {
        item = draw();
        if (known?.item === place) place = place?.nextElementSibling ?? null;
        known?.item.remove();
        rendered.set(key, { item, mark });
      }
      if (item && item !== place) list.insertBefore(item, place);
      else place = place?.nextElementSibling ?? null;
    }
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { item }] of rendered) {
      if (keys.has(key)) continue;
      item.remove();
      rendered.delete(key);
    }
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  };
  return { log, draw: update };
}

function renderKey(message: SupportMessage, side: string, seenUpTo: number): string {
  return message.messageType === side ? seenStatus(message, seenUpTo) : "theirs";
}

function seenStatus({ seenAt, sequence }: SupportMessage, seenUpTo: number): string {
  return seenAt || sequence <= seenUpTo ? "Seen" : "Sent";
}

function pendingStatus(entry: OutboxEntry, connection: SupportConnection): string {
  if (entry.failed) return `failed ${entry.failed.reason}`;
  return connection.sending === entry.clientMessageId ? "Sending …" : "Waiting to be sent";
}

function renderMessage(
  message: SupportMessage,
  side: string,
  otherName: string,
  seenUpTo: number,
): HTMLLIElement {
  const isMine = message.messageType === side;
  const time = createElement("time", { dateTime: message.createdAt }, formatTime(message.createdAt));
  const head = createElement(
    "p",
    { className: "hint" },
    `${isMine ? "You" : otherName} · `,
    time,
    isMine ? ` · ${seenStatus(message, seenUpTo)}` : "",
  );
  const picture = message.metadata.imageAttachment;
  return createElement(
    "li",
    { data: { from: isMine ? "me" : "them" } },
    head,
    ...renderLines(message.content),
    ...(picture ? [renderImage(picture)] : []),
  );
}

function renderPending(entry: OutboxEntry, connection: SupportConnection): HTMLLIElement {
  const text = [...renderLines(entry.text || "Image attachment")];
  if (!entry.failed)
    return createElement(
      "li",
      { data: { from: "me" } },
      createElement("p", { className: "hint" }, `You · ${pendingStatus(entry, connection)}`),
      ...text,
    );
  const actionButton = (label: string, run: () => void) =>
    createElement(
      "button",
      { type: "button", className: "button button-link button-small", onclick: run },
      label,
    );
  const copy = actionButton("Copy", () => void navigator.clipboard.writeText(entry.text));
  const actions = createElement(
    "div",
    { className: "row" },
    actionButton("Retry", () => connection.retry(entry.clientMessageId)),
    copy,
    actionButton("Delete", () => connection.remove(entry.clientMessageId)),
  );
  return createElement(
    "li",
    { data: { from: "me" } },
    createElement("p", { className: "error" }, `Not sent. ${entry.failed.reason}`),
    ...text,
    actions,
  );
}

function renderImage({
  url,
  thumbnailUrl,
  originalName,
  width,
  height,
}: NonNullable<SupportMessage["metadata"]["imageAttachment"]>) {
  const scale = Math.min(1, THUMBNAIL_SIZE / Math.max(width, height));
  const image = createElement("img", {
    src: thumbnailUrl,
    alt: originalName,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    loading: "lazy",
  });
  return createElement("a", { href: url, target: "_blank", rel: "noopener" }, image);
}

function renderLines(text: string): HTMLParagraphElement[] {
  return text
    .split("\n")
    .map((textLine) =>
      createElement(
        "p",
        {},
        ...splitLinks(textLine).map((segment) =>
          segment.href
            ? createElement(
                "a",
                { href: segment.href, rel: "nofollow ugc noopener", target: "_blank" },
                segment.text,
              )
            : segment.text,
        ),
      ),
    );
}

function formatTime(iso: string): string {
  const { lang, dataset } = document.documentElement;
  return new Date(iso).toLocaleString(lang, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: dataset.zone,
  });
}
