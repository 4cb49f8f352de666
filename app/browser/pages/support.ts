import { keepText } from "~/browser/form-draft";
import { make } from "~/browser/make";
import { browserGround } from "~/browser/support/browser-ground";
import { makeBubbles } from "~/browser/support/bubbles";
import { makeComposer } from "~/browser/support/composer";
import { openLine } from "~/browser/support/line";
import { noticeAnswer } from "~/browser/support/notice";
import type { Stored } from "~/browser/support/thread";

// Loaded by the first tap on the support button, or at once on /support and when something still waits to be sent.
const STYLES = "/support.css";
const HANG_UP = 5 * 60 * 1000;

const link = document.querySelector<HTMLAnchorElement>(".support a");
const place = document.querySelector<HTMLElement>("[data-support-page]");
const owner = link?.dataset.person ?? place?.dataset.supportPage ?? "";
const isShown = () => (place ? !document.hidden : (dialog?.open ?? false));

let dialog: HTMLDialogElement | undefined;
let draw = () => undefined as void;
let hangUp: ReturnType<typeof setTimeout> | undefined;

const line = openLine(
  browserGround({
    owner,
    userId: owner,
    mine: "user",
    paths: {
      messages: "/api/support/messages",
      message: "/api/support/message",
      seen: "/api/support/seen",
      status: "/api/support/status",
    },
    changed: () => draw(),
    loaded: () => void (isShown() && line.markSeen()),
    news,
  }),
);

/** Opens the dialog over the page. */
export function open() {
  dialog ??= makeDialog();
  clearTimeout(hangUp);
  mark(false);
  dialog.showModal();
  dialog.querySelector("textarea")?.focus();
  void line.open();
  void line.markSeen();
  draw();
}

/** Sends what an earlier page left in the outbox, without opening anything. */
export function sendWaiting() {
  void line.sendWaiting();
}

function news(messages: Stored[]) {
  const last = messages.at(-1);
  if (isShown()) void line.markSeen();
  else mark(true);
  if (last && (!isShown() || document.hidden)) noticeAnswer(owner, last, link?.dataset.notes === "on");
}

function makeDialog(): HTMLDialogElement {
  const title = make("h2", { id: "support-title" }, "Contact Support");
  const close = make(
    "button",
    { type: "button", className: "button button-small", onclick: () => made.close() },
    "Close",
  );
  const made = make("dialog", { className: "dialog support-dialog", aria: { labelledby: title.id } });
  made.append(make("header", { className: "row apart" }, title, close), ...parts());
  made.addEventListener("close", () => {
    link?.focus();
    if (document.hidden) hangUp = setTimeout(line.close, HANG_UP);
  });
  document.body.append(made);
  return made;
}

function parts(): HTMLElement[] {
  if (!document.querySelector(`link[href="${STYLES}"]`))
    document.head.append(make("link", { rel: "stylesheet", href: STYLES }));
  const badge = make("span", { className: "badge" });
  const said = make("p", { className: "hint", aria: { role: "status" } });
  const composer = makeComposer({
    label: "Your message",
    pictures: true,
    draft: keepText("support"),
    send: (text, image) => void line.send(text, image),
  });
  const bubbles = makeBubbles(line, "user", "Support");
  let wasOnline: boolean | undefined;
  draw = () => {
    const isOnline = line.status?.agentOnline ?? false;
    badge.textContent = isOnline ? "Online" : "Fallback mode";
    badge.className = `badge ${isOnline ? "go" : "care"}`;
    badge.hidden = line.status === undefined || line.isOffline;
    const arrived = wasOnline === false && isOnline;
    if (line.status) wasOnline = isOnline;
    const words = sentence(isOnline, arrived);
    if (said.textContent !== words && !(words === "" && arrived)) said.textContent = words;
    bubbles.draw();
  };
  return [make("div", { className: "row" }, badge, said), bubbles.log, composer.form];
}

function sentence(isOnline: boolean, arrived: boolean): string {
  if (line.isSignedOut) return "You are signed out. Sign in again; what you wrote is kept here.";
  if (line.isOffline)
    return "You seem to be offline. What you write is kept and sent when the network is back.";
  if (arrived) return "Support Agent Online: A support agent is now available to help you.";
  if (!isOnline && line.status) return "Using email fallback - your message will still be delivered";
  return line.isLoaded && line.messages.length === 0 && line.waiting().length === 0
    ? "Ask us anything. A person reads it."
    : "";
}

function mark(isUnread: boolean) {
  if (!link) return;
  link.querySelectorAll("i, .hidden-text").forEach((part) => part.remove());
  if (isUnread) link.append(make("i"), make("span", { className: "hidden-text" }, ", new answer"));
}

addEventListener("online", () => line.wake());
addEventListener("focus", () => line.wake());
document.addEventListener("visibilitychange", () => {
  clearTimeout(hangUp);
  if (!document.hidden) line.wake();
  if (document.hidden && dialog && !dialog.open) hangUp = setTimeout(line.close, HANG_UP);
  if (!document.hidden && isShown()) void line.markSeen();
});

if (place) {
  place.classList.add("support-here");
  place.replaceChildren(...parts());
  void line.open();
  draw();
}
