import { openTextDraft } from "~/browser/form-draft";
import { createElement } from "~/browser/element";
import { createBrowserEnvironment } from "~/browser/support/browser-environment";
import { createMessageList } from "~/browser/support/message-list";
import { createComposer } from "~/browser/support/composer";
import { openConnection } from "~/browser/support/connection";
import { notifyOfReply } from "~/browser/support/reply-notification";
import type { SupportMessage } from "~/browser/support/thread";

// Loaded by the first tap on the support button, and immediately on /support or when the outbox is not empty.
const STYLES = "/support.css";
const CLOSE_AFTER_MS = 5 * 60 * 1000;

const link = document.querySelector<HTMLAnchorElement>(".support a");
const place = document.querySelector<HTMLElement>("[data-support-page]");
const owner = link?.dataset.userId ?? place?.dataset.supportPage ?? "";
const isShown = () => (place ? !document.hidden : (dialog?.open ?? false));

let dialog: HTMLDialogElement | undefined;
let update = () => undefined as void;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

const connection = openConnection(
  createBrowserEnvironment({
    owner,
    userId: owner,
    side: "user",
    paths: {
      messages: "/api/support/messages",
      message: "/api/support/message",
      seen: "/api/support/seen",
      status: "/api/support/status",
    },
    onChange: () => update(),
    onLoaded: () => void (isShown() && connection.markSeen()),
    onNewMessages,
  }),
);

/** Opens the support dialog. */
export function open() {
  dialog ??= createDialog();
  clearTimeout(closeTimer);
  showUnread(false);
  dialog.showModal();
  dialog.querySelector("textarea")?.focus();
  void connection.open();
  void connection.markSeen();
  update();
}

/** Sends the messages that an earlier page left in the outbox, without opening the dialog. */
export function sendWaiting() {
  void connection.sendWaiting();
}

function onNewMessages(messages: SupportMessage[]) {
  const last = messages.at(-1);
  if (isShown()) void connection.markSeen();
  else showUnread(true);
  if (last && (!isShown() || document.hidden))
    notifyOfReply(owner, last, link?.dataset.notifications === "on");
}

function createDialog(): HTMLDialogElement {
  const title = createElement("h2", { id: "support-title" }, "Contact Support");
  const close = createElement(
    "button",
    { type: "button", className: "button button-small", onclick: () => element.close() },
    "Close",
  );
  const element = createElement("dialog", {
    className: "dialog support-dialog",
    aria: { labelledby: title.id },
  });
  element.append(createElement("header", { className: "row apart" }, title, close), ...createParts());
  element.addEventListener("close", () => {
    link?.focus();
    if (document.hidden) closeTimer = setTimeout(connection.close, CLOSE_AFTER_MS);
  });
  document.body.append(element);
  return element;
}

function createParts(): HTMLElement[] {
  if (!document.querySelector(`link[href="${STYLES}"]`))
    document.head.append(createElement("link", { rel: "stylesheet", href: STYLES }));
  const badge = createElement("span", { className: "badge" });
  const statusLine = createElement("p", { className: "hint", aria: { role: "status" } });
  const composer = createComposer({
    label: "Your message",
    allowsImages: true,
    draft: openTextDraft("support"),
    send: (text, image) => void connection.send(text, image),
  });
  const messageList = createMessageList(connection, "user", "Support");
  let wasOnline: boolean | undefined;
  update = () => {
    const isOnline = connection.status?.agentOnline ?? false;
    badge.textContent = isOnline ? "Online" : "Fallback mode";
    badge.className = `badge ${isOnline ? "go" : "care"}`;
    badge.hidden = connection.status === undefined || connection.isOffline;
    const arrived = wasOnline === false && isOnline;
    if (connection.status) wasOnline = isOnline;
    const statusText = describeConnection(isOnline, arrived);
    if (statusLine.textContent !== statusText && !(statusText === "" && arrived))
      statusLine.textContent = statusText;
    messageList.draw();
  };
  return [createElement("div", { className: "row" }, badge, statusLine), messageList.log, composer.form];
}

function describeConnection(isOnline: boolean, hasAgentArrived: boolean): string {
  if (connection.isSignedOut) return "You are signed out. Sign in again; what you wrote is kept here.";
  if (connection.isOffline)
    return "You seem to be offline. What you write is kept and sent when the network is back.";
  if (hasAgentArrived) return "Support Agent Online: A support agent is now available to help you.";
  if (!isOnline && connection.status) return "Using email fallback - your message will still be delivered";
  return connection.isLoaded && connection.messages.length === 0 && connection.listPending().length === 0
    ? "Ask us anything. A person reads it."
    : "";
}

function showUnread(isUnread: boolean) {
  if (!link) return;
  link.querySelectorAll("i, .hidden-text").forEach((part) => part.remove());
  if (isUnread)
    link.append(createElement("i"), createElement("span", { className: "hidden-text" }, ", new answer"));
}

addEventListener("online", () => connection.wake());
addEventListener("focus", () => connection.wake());
document.addEventListener("visibilitychange", () => {
  clearTimeout(closeTimer);
  if (!document.hidden) connection.wake();
  if (document.hidden && dialog && !dialog.open) closeTimer = setTimeout(connection.close, CLOSE_AFTER_MS);
  if (!document.hidden && isShown()) void connection.markSeen();
});

if (place) {
  place.classList.add("support-here");
  place.replaceChildren(...createParts());
  void connection.open();
  update();
}
