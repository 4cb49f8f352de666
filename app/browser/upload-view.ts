import { createElement } from "./element";
import { saveUploadSpeed, readUploadSpeed } from "./upload-speed";
import { uploadStartText, uploadProgressText, estimateUploadSpeed } from "./upload-text";

/** The view of one upload below its field: text, a bar and a stop button. */
export function createUploadView(input: HTMLInputElement, { name, size }: File, onStop: () => void) {
  const statusText = createElement("p", { className: "hint" });
  const liveRegion = createElement("p", { className: "hidden-text", aria: { role: "status" } });
  const bar = createElement("progress", { max: size, value: 0, aria: { label: `Upload of ${name}` } });
  const button = createElement(
    "button",
    { type: "button", className: "button button-small", onclick: onStop },
    "Stop the upload",
  );
  const container = createElement(
    "div",
    { className: "stack", data: { upload: "" } },
    statusText,
    bar,
    createElement("div", {}, button),
    liveRegion,
  );
  let firstProgress: { sent: number; at: number } | undefined;
  let announcedQuarter = 0;
  let wasOffline = false;

  document.querySelector("[data-upload]")?.remove();
  (input.closest(".field") ?? input).after(container);
  const removal = new AbortController();
  const handleOffline = () => {
    wasOffline = true;
    announce(`You are offline. ${name} continues when the network is back.`);
  };
  addEventListener("offline", handleOffline, removal);
  addEventListener("online", () => announce(`The network is back. ${name} continues.`), removal);
  announce(`Sending ${name}: ${uploadStartText(size, currentSpeed())}.`);

  return {
    container,
    setProgress(sent: number) {
      firstProgress ??= { sent, at: Date.now() };
      if (sent === 0) return;
      recordSpeed(sent);
      const ms = Date.now() - firstProgress.at;
      const bytesPerSecond =
        sent > firstProgress.sent && ms > 0 ? ((sent - firstProgress.sent) * 1000) / ms : currentSpeed();
      bar.value = sent;
      if (!navigator.onLine) return; // a late answer to an earlier chunk
      statusText.textContent =
        sent < size
          ? `${uploadProgressText(sent, size, bytesPerSecond)}.`
          : "Upload complete. We are reading it …";
      // A screen reader announces each quarter, not each chunk.
      const reachedQuarter = Math.floor((sent / size) * 4);
      if (reachedQuarter > announcedQuarter) liveRegion.textContent = statusText.textContent;
      announcedQuarter = Math.max(announcedQuarter, reachedQuarter);
    },
    setWaiting() {
      announce(`${name} is still uploading. We make your documents when it is complete.`);
    },
    /** Ends the view with a final text; `isGood` gives it a tick. */
    finish(text: string, isGood = false) {
      if (isGood) recordSpeed(size);
      removal.abort();
      container.className = isGood ? "" : "hint";
      container.setAttribute("role", "status");
      container.replaceChildren(isGood ? `✓ ${text}` : text);
    },
    remove() {
      removal.abort();
      container.remove();
    },
  };

  // A network gap during the upload would make the measured speed too low.
  function recordSpeed(sent: number) {
    const storage = getUserStorage();
    if (storage && firstProgress && !wasOffline)
      saveUploadSpeed(
        storage,
        { bytes: sent - firstProgress.sent, ms: Date.now() - firstProgress.at },
        Date.now(),
      );
  }

  function announce(text: string) {
    statusText.textContent = liveRegion.textContent = text;
  }
}

// The last measured speed is more exact than the browser's estimate.
function currentSpeed(): number | undefined {
  const storage = getUserStorage();
  return (storage && readUploadSpeed(storage, Date.now())) ?? estimateUploadSpeed(downlink());
}

// On a shared device the server sets no user id, and nothing is stored.
function getUserStorage(): Storage | undefined {
  try {
    return document.documentElement.dataset.drafts ? localStorage : undefined;
  } catch {
    return undefined;
  }
}

// Not every browser reports it, and the value is an estimate.
function downlink(): number | undefined {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } };
  return connection?.downlink;
}
