export type Message = {
  id: string
  from: "me" | "support"
  text: string
  time: { iso: string; text: string }
  image?: { href: string; name: string }
}

/** What was said between a person and support, oldest first. Line breaks are kept as typed. */
export function Conversation({ messages }: { messages: Message[] }) {
  return (
    <ol className="chat">
      {messages.map(({ id, from, text, time, image }) => (
        <li key={id} data-from={from}>
          <p className="hint">{from === "me" ? "You" : "Support"} · <time dateTime={time.iso}>{time.text}</time></p>
          {text.split("\n").map((line, n) => <p key={n}>{line}</p>)}
          {image && <a href={image.href}><img src={image.href} alt={image.name} loading="lazy" /></a>}
        </li>
      ))}
    </ol>
  )
}
