import { make } from "~/browser/make";
import { startPage } from "~/browser/start";
import { browserGround } from "~/browser/support/browser-ground";
import { makeBubbles } from "~/browser/support/bubbles";
import { makeComposer } from "~/browser/support/composer";
import { openLine, type Heard } from "~/browser/support/line";

// Makes the pages of an agent live. Each of them works without this file.
startPage();
const thread = document.querySelector<HTMLElement>("[data-thread]");
const inbox = document.querySelector<HTMLElement>("[data-inbox]");

if (thread) openThread(thread, thread.dataset);
if (inbox) watchQueue(inbox.dataset.inbox ?? "");

function openThread(
  place: HTMLElement,
  { thread: id = "", agent = "", name = "", person = "" }: DOMStringMap,
) {
  const own = `/api/admin/support/${id}`;
  let draw = () => undefined as void;
  const line = openLine(
    browserGround({
      owner: `${agent}/${id}`,
      userId: agent,
      about: person,
      query: { inbox: "1", thread: id },
      mine: "support",
      paths: {
        messages: `${own}/messages`,
        message: `${own}/message`,
        seen: `${own}/seen`,
        status: "/api/support/status",
      },
      changed: () => draw(),
      loaded: () => void (!document.hidden && line.markSeen()),
      news: () => void (!document.hidden && line.markSeen()),
    }),
  );
  const said = make("p", { className: "hint", aria: { role: "status" } });
  const draft = place.querySelector("textarea")?.value ?? "";
  const composer = makeComposer({
    label: "Your answer",
    pictures: true,
    send: (text, image) => void line.send(text, image),
  });
  const bubbles = makeBubbles(line, "support", name);
  composer.text.value = draft;
  draw = () => {
    const words = line.isOffline
      ? "Offline. What you write is kept and sent later."
      : line.others.length > 0
        ? `${line.others.join(" and ")} here too.`
        : "";
    if (said.textContent !== words) said.textContent = words;
    bubbles.draw();
  };
  place.classList.add("support-here");
  place.replaceChildren(bubbles.log, said, composer.form);
  document.addEventListener("click", (event) => {
    const reply = event.target instanceof HTMLElement ? event.target.dataset.reply : undefined;
    if (reply === undefined) return;
    event.preventDefault();
    composer.text.value = [composer.text.value, reply].filter(Boolean).join("\n");
    composer.text.focus();
  });
  for (const name of ["online", "focus"]) addEventListener(name, () => void (line.wake(), line.markSeen()));
  void line.open();
}

// The queue is drawn by the server alone; when something happens it is fetched again.
function watchQueue(person: string) {
  const form = document.querySelector<HTMLFormElement>("[data-beats]");
  if (form) form.hidden = true;
  let isFetching = false;
  const refresh = async () => {
    if (isFetching || document.hidden) return;
    isFetching = true;
    try {
      const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      const [fresh, old] = [page.querySelector("[data-queue]"), document.querySelector("[data-queue]")];
      if (fresh && old && fresh.innerHTML !== old.innerHTML) old.replaceWith(document.adoptNode(fresh));
    } catch {
      // The next beat tries again.
    } finally {
      isFetching = false;
    }
  };
  const beat = () => void fetch("/api/admin/support/presence", { method: "POST" }).catch(() => undefined);
  const heard: Heard = {
    message: () => void refresh(),
    status: () => undefined,
    seen: () => void refresh(),
    up: (isUp) => void (isUp && refresh()),
  };
  setInterval(() => void (beat(), refresh()), 30_000);
  beat();
  void import("~/browser/support/socket").then(({ connectSocket }) =>
    connectSocket(heard, { userId: person, anyone: true, query: { inbox: "1" } }),
  );
}
