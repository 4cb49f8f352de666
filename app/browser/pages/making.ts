import { announce } from "~/browser/announce";
import { watchGeneration } from "~/browser/generation-progress";

// The notice of what is being made, on a page about something else: it says when that is done.
for (const link of document.querySelectorAll<HTMLElement>("[data-making]")) {
  const label = link.closest(".notice")?.querySelector("b");
  watchGeneration(link.dataset.making ?? "", {
    onProgress: () => undefined,
    onConnectionChange: () => undefined,
    onFinished(status) {
      const text = status === "failed" ? "Could not be made" : "Ready now";
      if (label) label.textContent = text;
      announce(`${text}: ${link.textContent ?? ""}.`);
    },
    onRefused: () => undefined, // somebody may be typing here
  });
}
