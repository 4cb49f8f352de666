import { write } from "~/db/client.server";
import { queueMail } from "~/features/accounts/mail.server";
import type { User } from "~/features/accounts/sessions.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { Refusal } from "~/refusal";
import { formatDateTime } from "~/time";
import { listUserMessages } from "./messages.server";

/** Mails a person their conversation with support: the newest hundred messages. Throws NOT_FOUND when there is none. */
export function mailThreadCopy(user: User): void {
  const { messages } = listUserMessages(user.id);
  if (messages.length === 0) throw new Refusal("NOT_FOUND", "You have not written to support yet.", 404);
  const style = getDateStyle(user.id);
  const lines = messages.flatMap(({ messageType, content, createdAt }) => [
    `${messageType === "user" ? "You" : "Support"}, ${formatDateTime(new Date(createdAt), style)}:`,
    ...(content || "A picture").split("\n").filter((line) => line.trim() !== ""),
  ]);
  write((tx) =>
    queueMail(
      tx,
      { userId: user.id, email: user.email },
      {
        subject: "Your conversation with support",
        greeting: `Hello ${user.firstName},`,
        lines,
        action: { label: "Open the chat", path: "/support" },
        footer: "You get this email because you asked for it.",
      },
    ),
  );
}
