import { showToast } from "./toast";

type Offered = { name: string; url: string };

/** Shows the buttons within `root` that hand on a file. */
export function offerSharing(root: ParentNode = document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-shares]")) offerFile(button);
}

/**
 * Shows a button that hands a file to another app of the phone, where the browser can. The file is fetched by the tap; a browser
 * that then asks for a new tap gets one.
 */
function offerFile(button: HTMLButtonElement): void {
  const probe = new File([""], "probe.pdf", { type: "application/pdf" });
  if (typeof navigator.canShare !== "function" || !navigator.canShare({ files: [probe] })) return;
  const offered = JSON.parse(button.dataset.shares ?? "{}") as Offered;
  let file: File | undefined;
  button.hidden = false;
  button.addEventListener("click", () => {
    void (async () => {
      try {
        file ??= await fetchFile(offered);
        await navigator.share({ files: [file] });
      } catch (error) {
        const name = error instanceof Error ? error.name : "";
        if (name === "AbortError") return; // the person changed their mind
        const label = button.querySelector("[data-label]");
        if (name === "NotAllowedError" && file && label) label.textContent = "Tap again to share";
        else showToast({ kind: "stop", text: "The file could not be shared. Download it and attach it." });
      }
    })();
  });
}

async function fetchFile({ name, url }: Offered): Promise<File> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error("no file");
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
