import { make } from "./make";
import { keepPace, keptPace } from "./pace";
import { beforeText, duringText, guessedPace } from "./upload-words";

/** What the page shows of one upload: words, a bar and a way to stop it, below the field of the file. */
export function showUpload(input: HTMLInputElement, { name, size }: File, stop: () => void) {
  const words = make("p", { className: "hint" });
  const spoken = make("p", { className: "hidden-text", aria: { role: "status" } });
  const bar = make("progress", { max: size, value: 0, aria: { label: `Upload of ${name}` } });
  const button = make(
    "button",
    { type: "button", className: "button button-small", onclick: stop },
    "Stop the upload",
  );
  const place = make(
    "div",
    { className: "stack", data: { upload: "" } },
    words,
    bar,
    make("div", {}, button),
    spoken,
  );
  let first: { sent: number; at: number } | undefined;
  let quarter = 0;
  let wasAway = false;

  document.querySelector("[data-upload]")?.remove();
  (input.closest(".field") ?? input).after(place);
  const gone = new AbortController();
  const away = () => {
    wasAway = true;
    say(`You are offline. ${name} continues when the network is back.`);
  };
  addEventListener("offline", away, gone);
  addEventListener("online", () => say(`The network is back. ${name} continues.`), gone);
  say(`Sending ${name}: ${beforeText(size, paceHere())}.`);

  return {
    progress(sent: number) {
      first ??= { sent, at: Date.now() };
      if (sent === 0) return;
      measure(sent);
      const ms = Date.now() - first.at;
      const pace = sent > first.sent && ms > 0 ? ((sent - first.sent) * 1000) / ms : paceHere();
      bar.value = sent;
      if (!navigator.onLine) return; // a late answer to an earlier piece
      words.textContent =
        sent < size ? `${duringText(sent, size, pace)}.` : "Upload complete. We are reading it …";
      // A screen reader hears the quarters, not every piece.
      const reached = Math.floor((sent / size) * 4);
      if (reached > quarter) spoken.textContent = words.textContent;
      quarter = Math.max(quarter, reached);
    },
    waiting() {
      say(`${name} is still uploading. We make your documents when it is complete.`);
    },
    /** Ends what is shown with a last word; `isGood` in the look of the server's own notice. */
    end(text: string, isGood = false) {
      if (isGood) measure(size);
      const told = isGood ? [make("b", {}, "Your file is uploaded"), make("div", {}, text)] : [text];
      gone.abort();
      place.className = isGood ? "notice go" : "hint";
      place.setAttribute("role", "status");
      place.replaceChildren(...told);
    },
    remove() {
      gone.abort();
      place.remove();
    },
  };

  // A line that was away in between would look slower than it is.
  function measure(sent: number) {
    const store = storeHere();
    if (store && first && !wasAway)
      keepPace(store, { bytes: sent - first.sent, ms: Date.now() - first.at }, Date.now());
  }

  function say(text: string) {
    words.textContent = spoken.textContent = text;
  }
}

// What this line did the last time says more than what the browser believes.
function paceHere(): number | undefined {
  const store = storeHere();
  return (store && keptPace(store, Date.now())) ?? guessedPace(downlink());
}

// On somebody else's phone nothing is kept: the server names no person there.
function storeHere(): Storage | undefined {
  try {
    return document.documentElement.dataset.drafts ? localStorage : undefined;
  } catch {
    return undefined;
  }
}

// Not every browser tells, and none promises.
function downlink(): number | undefined {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } };
  return connection?.downlink;
}
