/** How an advert wants an application: by mail, on a page of its own, in a chat, on paper; `unknown` where it does not say. */
type Way = "mail" | "page" | "chat" | "paper" | "unknown";

type WayWords = {
  /** What the kit holds. */
  kit: string;
  files: string;
  /** What to do with the files; empty where there is nothing to explain. */
  hint: string;
  /** What the text of a mail is there. */
  mail: string;
  /** What a paper that only the person has needs. */
  add: string;
};

/** What each way calls the same things. */
export const WAY_WORDS: Record<Way, WayWords> = {
  mail: {
    kit: "Mail, message and files to send",
    files: "Files to attach",
    hint: "Tap a file to download it. Then write the mail below and attach the file there.",
    mail: "The text of the mail",
    add: "Attach",
  },
  page: {
    kit: "Page to open and files to upload",
    files: "Files to upload",
    hint: "Tap a file to download it. Then open the page below and upload the file there.",
    mail: "A text for its message field, or a mail",
    add: "Upload",
  },
  chat: {
    kit: "Message and files to send",
    files: "Files to send",
    hint: "Tap a file to download it. Then open WhatsApp below and attach the file to your message.",
    mail: "A mail, if they take one",
    add: "Send",
  },
  paper: {
    kit: "Formal letter and files to print",
    files: "Files to print",
    hint: "",
    mail: "A mail, if they take one",
    add: "Add",
  },
  unknown: {
    kit: "Mail, message and files to send",
    files: "Files to send",
    hint: "Tap a file to download it. Then attach it to your mail or message.",
    mail: "The text of the mail",
    add: "Attach",
  },
};

// Labels of the lines that say where people go.
const PLACES = ["Go to", "Apply at"];

/** The first way that the advert names; a mail address comes before all others. */
export function wayToSend({
  hasPostalAddress,
  howToApply,
  to,
  url,
  phone,
}: {
  hasPostalAddress: boolean;
  howToApply: { label: string }[];
  to: string;
  url: string;
  phone: string;
}): Way {
  if (to) return "mail";
  if (url) return "page";
  // Beside a place to bring it to, a phone is for questions.
  if (hasPostalAddress || howToApply.some(({ label }) => PLACES.includes(label))) return "paper";
  return phone ? "chat" : "unknown";
}
