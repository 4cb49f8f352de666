import { createElement } from "~/browser/element";
import { isAttended, onActivity } from "~/browser/attention";
import { openTextDraft } from "~/browser/form-draft";
import { setUpPage } from "~/browser/page-setup";
import { createBrowserEnvironment } from "~/browser/support/browser-environment";
import { createMessageList } from "~/browser/support/message-list";
import { createComposer } from "~/browser/support/composer";
import { openConnection, type SupportConnection } from "~/browser/support/connection";
import type { SocketHandlers } from "~/browser/support/environment";
import { throttle } from "~/browser/throttle";

const TYPING_MS = 3000;
const post = (path: string) => void fetch(path, { method: "POST" }).catch(() => undefined);

// Adds live updates to the agent pages. They work without this file.
setUpPage();
const thread = document.querySelector<HTMLElement>("[data-thread]");
const inbox = document.querySelector<HTMLElement>("[data-inbox]");

if (thread) openThread(thread, thread.dataset);
if (inbox) refreshQueueOnChange(inbox.dataset.inbox ?? "");

function openThread(
  place: HTMLElement,
  { thread: id = "", agent = "", name = "", userId = "" }: DOMStringMap,
) {
  const threadPath = `/api/admin/support/${id}`;
  // A thread in a window that nobody looks at is not read, so its messages are mailed.
  const markSeenIfAttended = () => void (isAttended() && connection.markSeen());
  let update = () => undefined as void;
  const connection = openConnection(
    createBrowserEnvironment({
      owner: `${agent}/${id}`,
      userId: agent,
      conversationUserId: userId,
      query: { inbox: "1", thread: id },
      side: "support",
      paths: {
        messages: `${threadPath}/messages`,
        message: `${threadPath}/message`,
        seen: `${threadPath}/seen`,
        status: "/api/support/status",
      },
      onChange: () => update(),
      onLoaded: markSeenIfAttended,
      onNewMessages: markSeenIfAttended,
    }),
  );
  const statusLine = createElement("p", { className: "hint", aria: { role: "status" } });
  const chosenReply = place.querySelector("textarea")?.value ?? "";
  const composer = createComposer({
    label: "Your answer",
    allowsImages: true,
    draft: openTextDraft(`answer:${id}`), // a note, an assignment and a reload leave the page
    send: (text, image) => connection.send(text, image),
    onTyping: throttle(() => post(`${threadPath}/typing`), TYPING_MS),
  });
  const messageList = createMessageList(connection, "support", name);
  const addText = (more: string) => {
    composer.text.value = [composer.text.value, more].filter(Boolean).join("\n");
    composer.text.dispatchEvent(new Event("input")); // saves it
  };
  if (chosenReply && !composer.text.value.endsWith(chosenReply)) addText(chosenReply);
  update = () => {
    const statusText = describeThread(connection, name);
    if (statusLine.textContent !== statusText) statusLine.textContent = statusText;
    messageList.draw();
  };
  place.classList.add("support-here");
  place.replaceChildren(messageList.log, statusLine, composer.form);
  document.addEventListener("click", (event) => {
    const reply = event.target instanceof HTMLElement ? event.target.dataset.reply : undefined;
    if (reply === undefined) return;
    event.preventDefault();
    addText(reply);
    composer.text.focus();
  });
  for (const event of ["online", "focus"]) addEventListener(event, () => connection.wake());
  onActivity(markSeenIfAttended);
  void connection.open();
}

function describeThread(
  { isSignedOut, isOffline, isTyping, others }: SupportConnection,
  name: string,
): string {
  if (isSignedOut) return "You are signed out. Sign in again; what you wrote is kept here.";
  if (isOffline) return "Offline. What you write is kept and sent later.";
  return [
    ...(isTyping ? [`${name} is typing …`] : []),
    ...(others.length > 0 ? [`${others.join(" and ")} here too.`] : []),
  ].join(" ");
}

// The server renders the queue. An event fetches it again.
function refreshQueueOnChange(userId: string) {
  const form = document.querySelector<HTMLFormElement>("[data-heartbeat]");
  if (form) form.hidden = true;
  let isFetching = false;
  const refresh = async () => {
    if (isFetching || document.hidden) return;
    isFetching = true;
    try {
      const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      const [newQueue, oldQueue] = [
        page.querySelector("[data-queue]"),
        document.querySelector("[data-queue]"),
      ];
      if (newQueue && oldQueue && newQueue.innerHTML !== oldQueue.innerHTML)
        oldQueue.replaceWith(document.adoptNode(newQueue));
    } catch {
      // The next heartbeat tries again.
    } finally {
      isFetching = false;
    }
  };
  const handlers: SocketHandlers = {
    onMessage: () => void refresh(),
    onStatus: () => undefined,
    onSeen: () => void refresh(),
    onTyping: () => undefined,
    onConnection: (isUp) => void (isUp && refresh()),
  };
  setInterval(() => void refresh(), 30_000);
  // Opening the inbox and each tap in it say that somebody is there. A page that is only open says nothing.
  const announce = throttle(() => post("/api/admin/support/presence"), 30_000);
  announce();
  onActivity(announce);
  void import("~/browser/support/socket").then(({ connectSocket }) =>
    connectSocket(handlers, { userId: userId, isInbox: true, query: { inbox: "1" } }),
  );
}
