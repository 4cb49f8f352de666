import { make } from "~/browser/make";

export const LIMIT = 2000;
export const WARN_FROM = 1800;
const IMAGE_LIMIT = 5 * 1024 * 1024;
const LONGEST_SIDE = 1600;

/** What is wrong with a picture before it is sent, in the specification's words. */
export function imageProblem({ type, size }: Pick<File, "type" | "size">): string {
  if (!type.startsWith("image/") || type === "image/svg+xml")
    return "Invalid File Type: Please select an image file (JPG, PNG, GIF, etc.).";
  return size >= IMAGE_LIMIT ? "File Too Large: Please select an image smaller than 5MB." : "";
}

/** How many characters are left to type, from 1800 on; characters are code points, as people count them. */
export function lengthWarning(text: string): string {
  const length = [...text].length;
  return length > WARN_FROM ? `Approaching character limit: ${LIMIT - length} left` : "";
}

/** What was typed and not sent when the page was left. */
type Draft = { first: string; put(text: string): void };

/** A box to write in: Enter sends, Shift+Enter begins a line. With `pictures` one can be attached. */
export function makeComposer({
  label,
  pictures,
  draft,
  send,
}: {
  label: string;
  pictures: boolean;
  draft?: Draft;
  send(text: string, image?: Blob): void;
}) {
  const text = make("textarea", { rows: 2, id: "support-text", enterKeyHint: "send" });
  const file = make("input", {
    type: "file",
    accept: "image/*",
    id: "support-image",
    className: "hidden-text",
  });
  const said = make("p", { className: "error", aria: { role: "alert" } });
  const count = make("p", { className: "hint", aria: { live: "polite" } });
  const chosen = make("p", { className: "row small", hidden: true });
  const attach = make("label", { className: "button button-small", htmlFor: file.id }, "Picture");
  const button = make("button", { className: "button button-primary button-small" }, "Send");
  const form = make(
    "form",
    { className: "support-write" },
    said,
    count,
    chosen,
    make(
      "div",
      { className: "field" },
      make("label", { htmlFor: text.id, className: "hidden-text" }, label),
      text,
    ),
    make(
      "div",
      { className: "row apart" },
      ...(pictures ? [make("span", {}, file, attach)] : [make("span")]),
      button,
    ),
  );
  let image: File | undefined;

  const choose = (picked: File | undefined) => {
    said.textContent = picked ? imageProblem(picked) : "";
    image = said.textContent ? undefined : picked;
    if (!image) file.value = "";
    chosen.replaceChildren(
      ...(image
        ? [
            image.name,
            make(
              "button",
              {
                type: "button",
                className: "button button-link button-small",
                onclick: () => choose(undefined),
              },
              "Remove",
            ),
          ]
        : []),
    );
    chosen.hidden = !image;
  };
  file.addEventListener("change", () => choose(file.files?.[0]));
  text.value = draft?.first ?? "";
  text.addEventListener("input", () => {
    draft?.put(text.value);
    if ([...text.value].length > LIMIT) text.value = [...text.value].slice(0, LIMIT).join("");
    count.textContent = lengthWarning(text.value);
    said.textContent = "";
  });
  text.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (!words && !image) {
      said.textContent = "Empty Message: Please enter a message or select an image before sending.";
      return text.focus();
    }
    const picture = image;
    text.value = count.textContent = "";
    draft?.put("");
    choose(undefined);
    text.focus();
    void Promise.resolve(picture && smaller(picture)).then((made) => send(words, made));
  });
  return { form, text };
}

// Megabytes saved on a slow link. Where the browser cannot, the server makes it smaller.
async function smaller(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size < 300_000) return file;
    const canvas = make("canvas", {
      width: Math.round(bitmap.width * scale),
      height: Math.round(bitmap.height * scale),
    });
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return made && made.size < file.size ? new File([made], file.name, { type: made.type }) : file;
  } catch {
    return file;
  }
}
