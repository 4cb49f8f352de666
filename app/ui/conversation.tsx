import { linkedPieces } from "./linked";

export type Message = {
  id: string;
  from: "me" | "them";
  text: string;
  time: { iso: string; text: string };
  /** How far a message of one's own came: "Sent", "Seen". */
  state?: string;
  image?: { href: string; src: string; name: string; width: number; height: number };
};

/** What was said between two sides, oldest first. `them` names the other one. Line breaks are kept as typed, addresses become links. */
export function Conversation({ messages, them = "Support" }: { messages: Message[]; them?: string }) {
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
              <Linked text={line} />
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

function Linked({ text }: { text: string }) {
  return linkedPieces(text).map(({ text: piece, href }, n) =>
    href ? (
      <a key={n} href={href} rel="nofollow ugc noopener">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
