import { linkedPieces } from "~/ui/linked";
import type { Line } from "./line";
import { make } from "~/browser/make";
import type { Entry } from "./outbox";
import type { Stored } from "./thread";

const SMALL = 320;

/** A list of messages, kept as the line has them by `draw`. What stands there already is left alone, so that a screen reader says only what is new. */
export function makeBubbles(line: Line, mine: "user" | "support", them: string) {
  const list = make("ol", { className: "chat" });
  const log = make(
    "div",
    { className: "support-log", tabIndex: 0, aria: { role: "log", label: "Messages", live: "polite" } },
    list,
  );
  const shown = new Map<string, { item: HTMLLIElement; mark: string }>();
  const drawAll = () => {
    const reached = mine === "user" ? line.seen.bySupport : line.seen.byPerson;
    const wanted = [
      ...line.messages.map((message) => ({
        key: message.clientMessageId + message.messageType,
        mark: markOf(message, mine, reached),
        draw: () => storedBubble(message, mine, them, reached),
      })),
      ...line.waiting().map((entry) => ({
        key: entry.clientMessageId + mine,
        mark: waitingMark(entry, line),
        draw: () => waitingBubble(entry, line),
      })),
    ];
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
    let place: Element | null = list.firstElementChild;
    for (const { key, mark, draw } of wanted) {
      const old = shown.get(key);
      let item = old?.item;
      if (old?.mark !== mark) {
        item = draw();
        if (old?.item === place) place = place?.nextElementSibling ?? null;
        old?.item.remove();
        shown.set(key, { item, mark });
      }
      if (item && item !== place) list.insertBefore(item, place);
      else place = place?.nextElementSibling ?? null;
    }
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { item }] of shown) {
      if (keys.has(key)) continue;
      item.remove();
      shown.delete(key);
    }
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  };
  return { log, draw: drawAll };
}

function markOf(message: Stored, mine: string, reached: number): string {
  return message.messageType === mine ? stateOf(message, reached) : "theirs";
}

function stateOf({ seenAt, sequence }: Stored, reached: number): string {
  return seenAt || sequence <= reached ? "Seen" : "Sent";
}

function waitingMark(entry: Entry, line: Line): string {
  if (entry.failed) return `failed ${entry.failed.reason}`;
  return line.sending === entry.clientMessageId ? "Sending …" : "Waiting to be sent";
}

function storedBubble(message: Stored, mine: string, them: string, reached: number): HTMLLIElement {
  const isMine = message.messageType === mine;
  const time = make("time", { dateTime: message.createdAt }, momentOf(message.createdAt));
  const head = make(
    "p",
    { className: "hint" },
    `${isMine ? "You" : them} · `,
    time,
    isMine ? ` · ${stateOf(message, reached)}` : "",
  );
  const picture = message.metadata.imageAttachment;
  return make(
    "li",
    { data: { from: isMine ? "me" : "them" } },
    head,
    ...linesOf(message.content),
    ...(picture ? [pictureOf(picture)] : []),
  );
}

function waitingBubble(entry: Entry, line: Line): HTMLLIElement {
  const text = [...linesOf(entry.text || "Image attachment")];
  if (!entry.failed)
    return make(
      "li",
      { data: { from: "me" } },
      make("p", { className: "hint" }, `You · ${waitingMark(entry, line)}`),
      ...text,
    );
  const act = (label: string, run: () => void) =>
    make("button", { type: "button", className: "button button-link button-small", onclick: run }, label);
  const copy = act("Copy", () => void navigator.clipboard.writeText(entry.text));
  const acts = make(
    "div",
    { className: "row" },
    act("Retry", () => line.retry(entry.clientMessageId)),
    copy,
    act("Delete", () => line.remove(entry.clientMessageId)),
  );
  return make(
    "li",
    { data: { from: "me" } },
    make("p", { className: "error" }, `Not sent. ${entry.failed.reason}`),
    ...text,
    acts,
  );
}

function pictureOf({
  url,
  thumbnailUrl,
  originalName,
  width,
  height,
}: NonNullable<Stored["metadata"]["imageAttachment"]>) {
  const scale = Math.min(1, SMALL / Math.max(width, height));
  const image = make("img", {
    src: thumbnailUrl,
    alt: originalName,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    loading: "lazy",
  });
  return make("a", { href: url, target: "_blank", rel: "noopener" }, image);
}

function linesOf(text: string): HTMLParagraphElement[] {
  return text
    .split("\n")
    .map((line) =>
      make(
        "p",
        {},
        ...linkedPieces(line).map((piece) =>
          piece.href
            ? make("a", { href: piece.href, rel: "nofollow ugc noopener", target: "_blank" }, piece.text)
            : piece.text,
        ),
      ),
    );
}

function momentOf(iso: string): string {
  const { lang, dataset } = document.documentElement;
  return new Date(iso).toLocaleString(lang, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: dataset.zone,
  });
}
