import { createElement } from "~/browser/element";

export const MAX_LENGTH = 2000;
const WARNING_LENGTH = 1800;
const CUT_WARNING = `Only ${MAX_LENGTH} characters fit into a message. The end was left out: send it as a second one.`;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_IMAGE_SIDE = 1600;

/** The problem of a picture, checked before it is sent, in the text of the specification. */
export function validateImage({ type, size }: Pick<File, "type" | "size">): string {
  if (!type.startsWith("image/") || type === "image/svg+xml")
    return "Invalid File Type: Please select an image file (JPG, PNG, GIF, etc.).";
  return size >= MAX_IMAGE_BYTES ? "File Too Large: Please select an image smaller than 5MB." : "";
}

/** Characters left, shown from 1800 on. Counts code points. */
export function lengthWarning(text: string): string {
  const length = [...text].length;
  return length > WARNING_LENGTH ? `Approaching character limit: ${MAX_LENGTH - length} left` : "";
}

/** The unsent text of the last page. */
type ComposerDraft = { initialText: string; save(text: string): void };

/** A message composer: Enter sends, Shift+Enter adds a line. With `pictures`, one picture can be attached. */
export function createComposer({
  label,
  allowsImages,
  draft,
  send,
  onTyping,
}: {
  label: string;
  allowsImages: boolean;
  draft?: ComposerDraft;
  /** Resolves when the message outlives the page. */
  send(text: string, image?: Blob): Promise<unknown>;
  onTyping(): void;
}) {
  const text = createElement("textarea", { rows: 2, id: "support-text", enterKeyHint: "send" });
  const file = createElement("input", {
    type: "file",
    accept: "image/*",
    id: "support-image",
    className: "hidden-text",
  });
  const error = createElement("p", { className: "error", aria: { role: "alert" } });
  const count = createElement("p", { className: "hint", aria: { live: "polite" } });
  const attachment = createElement("p", { className: "row small", hidden: true });
  const attach = createElement("label", { className: "button button-small", htmlFor: file.id }, "Picture");
  const button = createElement("button", { className: "button button-primary button-small" }, "Send");
  const form = createElement(
    "form",
    { className: "support-write" },
    error,
    count,
    attachment,
    createElement("div", { className: "field" }, createElement("label", { htmlFor: text.id }, label), text),
    createElement(
      "div",
      { className: "row apart" },
      ...(allowsImages ? [createElement("span", {}, file, attach)] : [createElement("span")]),
      button,
    ),
  );
  let image: File | undefined;

  const choose = (chosenFile: File | undefined) => {
    error.textContent = chosenFile ? validateImage(chosenFile) : "";
    image = error.textContent ? undefined : chosenFile;
    if (!image) file.value = "";
    attachment.replaceChildren(
      ...(image
        ? [
            image.name,
            createElement(
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
    attachment.hidden = !image;
  };
  file.addEventListener("change", () => choose(file.files?.[0]));
  text.value = draft?.initialText ?? "";
  text.addEventListener("input", () => {
    draft?.save(text.value);
    if (text.value.trim() !== "") onTyping();
    const letters = [...text.value];
    if (letters.length > MAX_LENGTH) text.value = letters.slice(0, MAX_LENGTH).join("");
    count.textContent = letters.length > MAX_LENGTH ? CUT_WARNING : lengthWarning(text.value);
    error.textContent = "";
  });
  text.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const content = text.value.trim();
    if (!content && !image) {
      error.textContent = "Empty Message: Please enter a message or select an image before sending.";
      return text.focus();
    }
    const picture = image;
    text.value = count.textContent = "";
    choose(undefined);
    text.focus();
    void Promise.resolve(picture && downscaleImage(picture))
      .then((blob) => send(content, blob))
      .then(() => draft?.save(text.value)); // until here the draft keeps what is on its way
  });
  return { form, text };
}

// Resizing here saves data. If the browser does not support it, the server resizes the picture.
async function downscaleImage(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size < 300_000) return file;
    const canvas = createElement("canvas", {
      width: Math.round(bitmap.width * scale),
      height: Math.round(bitmap.height * scale),
    });
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
