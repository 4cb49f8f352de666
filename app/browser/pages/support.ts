import { openTextDraft } from "~/browser/form-draft";
import { createElement } from "~/browser/element";
import { createBrowserEnvironment } from "~/browser/support/browser-environment";
import { createMessageList } from "~/browser/support/message-list";
import { createComposer } from "~/browser/support/composer";
import { openConnection } from "~/browser/support/connection";
import { fetchAs } from "~/browser/support/fetch-as";
import { isAttended, onActivity } from "~/browser/attention";
import { notifyOnce } from "~/browser/support/reply-notification";
import type { SupportMessage } from "~/browser/support/thread";
import { markUnread } from "~/browser/support/unread-mark";
import { throttle } from "~/browser/throttle";

// Loaded by the first tap on the support button, and immediately on /support or when the outbox is not empty.
const STYLES = "/support.css";
const INVITATION = "Ask us anything about your documents, your account or a payment. A person reads it.";
const CLOSE_AFTER_MS = 5 * 60 * 1000;

const link = document.querySelector<HTMLAnchorElement>(".support a");
const place = document.querySelector<HTMLElement>("[data-support-page]");
const owner = link?.dataset.userId ?? place?.dataset.supportPage ?? "";
const TYPING_MS = 3000;
const send = fetchAs(owner);
// An open chat that nobody looks at does not count as read, so its answers are mailed.
const isShown = () => isAttended() && (place !== null || (dialog?.open ?? false));

const isAtForm = location.hash === "#write";
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
    onLoaded() {
      if (isShown()) void connection.markSeen();
      if (isAtForm) place?.querySelector("textarea")?.focus(); // the messages have moved it
    },
    onNewMessages,
  }),
);

/** Opens the support dialog. */
export function open() {
  dialog ??= createDialog();
  clearTimeout(closeTimer);
  markUnread(0);
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
  else markUnread(countUnread());
  if (last && !isShown())
    notifyOnce(owner, last.sequence, {
      text: { title: "Support answered you", body: last.content, path: "/support" },
      wantsNotification: link?.dataset.notifications === "on",
    });
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
    draft: beginDraft(),
    send: (text, image) => connection.send(text, image),
    onTyping: throttle(() => void send("/api/support/typing", { method: "POST" }).catch(() => 0), TYPING_MS),
  });
  const messageList = createMessageList(connection, "user", "Support");
  const invitation = createElement("p", {}, INVITATION);
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
    // It is said once: as the status where nothing else is.
    invitation.hidden = !isNew() || statusText === INVITATION;
    messageList.draw();
  };
  const parts = [
    createElement("div", { className: "row" }, badge, statusLine),
    invitation,
    messageList.log,
    composer.form,
  ];
  return place ? parts : [...createPromise(), ...parts]; // the page says it above
}

// What the page begins for somebody, such as asking for a refund, stands behind what they wrote before; once, and not again after a reload.
function beginDraft() {
  const draft = openTextDraft("support");
  const begun = place?.querySelector("textarea")?.value ?? "";
  if (begun === "" || draft.initialText.includes(begun)) return draft;
  history.replaceState(history.state, "", location.pathname);
  const initialText = [draft.initialText, begun].filter(Boolean).join("\n");
  draft.save(initialText);
  return { ...draft, initialText };
}

function createPromise(): HTMLElement[] {
  const { promise = "", whatsApp } = link?.dataset ?? {};
  const line = createElement("p", { className: "hint" }, promise);
  if (whatsApp)
    line.append(
      " ",
      createElement("a", { href: whatsApp, rel: "noopener" }, "Prefer WhatsApp? Write to us there"),
      ".",
    );
  return promise || whatsApp ? [line] : [];
}

function describeConnection(isOnline: boolean, hasAgentArrived: boolean): string {
  if (connection.isSignedOut) return "You are signed out. Sign in again; what you wrote is kept here.";
  if (connection.isOffline)
    return "You seem to be offline. What you write is kept and sent when the network is back.";
  if (connection.isTyping) return "Support is typing …";
  if (hasAgentArrived) return "Support Agent Online: A support agent is now available to help you.";
  if (!isOnline && connection.status) return "Using email fallback - your message will still be delivered";
  return isNew() ? INVITATION : "";
}

function isNew(): boolean {
  return connection.isLoaded && connection.messages.length === 0 && connection.listPending().length === 0;
}

function countUnread(): number {
  return connection.messages.filter(
    ({ messageType, sequence }) => messageType === "support" && sequence > connection.seen.byPerson,
  ).length;
}

function readUnread() {
  if (!isShown() || countUnread() === 0) return;
  void connection.markSeen();
  markUnread(0);
}

onActivity(readUnread);
addEventListener("online", () => connection.wake());
addEventListener("focus", () => connection.wake());
document.addEventListener("visibilitychange", () => {
  clearTimeout(closeTimer);
  if (!document.hidden) connection.wake();
  if (document.hidden && dialog && !dialog.open) closeTimer = setTimeout(connection.close, CLOSE_AFTER_MS);
});

if (place) {
  place.classList.add("support-here");
  place.replaceChildren(...createParts());
  void connection.open();
  update();
}
