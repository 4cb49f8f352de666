import { splitLinks } from "./split-links";

type ConversationMessage = {
  id: string;
  from: "me" | "them";
  text: string;
  time: { iso: string; text: string };
  /** The delivery state of an own message: "Sent", "Seen". */
  state?: string;
  image?: { href: string; src: string; name: string; width: number; height: number };
};

/**
 * The messages between two sides, oldest first. `them` is the other side's name. Line breaks stay, and URLs
 * become links.
 */
export function ConversationView({
  messages,
  them = "Support",
}: {
  messages: ConversationMessage[];
  them?: string;
}) {
  return (
    <ol className="chat">
      {messages.map(({ id, from, text, time, state, image }) => (
        <li key={id} data-from={from}>
          <p className="hint">
            {from === "me" ? "You" : them} · <time dateTime={time.iso}>{time.text}</time>
            {state && ` · ${state}`}
          </p>
          {text.split("\n").map((line, n) => (
            <p key={n}>
              <LinkedText text={line} />
            </p>
          ))}
          {image && (
            <a href={image.href}>
              <img
                src={image.src}
                alt={image.name}
                width={image.width}
                height={image.height}
                loading="lazy"
              />
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: segment, href }, n) =>
    href ? (
      <a key={n} href={href} rel="nofollow ugc noopener">
        {segment}
      </a>
    ) : (
      segment
    ),
  );
}
