import { SMTPServer } from "smtp-server"

export type Received = { recipients: string[]; raw: string }

/** A real SMTP server on loopback. `refuse` decides, by how many mails were tried before, whether to answer with a code instead. */
export function openSmtp(refuse: (tries: number) => number | undefined = () => undefined) {
  const received: Received[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const code = refuse(tries)
        tries += 1
        if (code) return done(Object.assign(new Error("not now"), { responseCode: code }))
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString("utf8") })
        done()
      })
    },
  })
  return new Promise<{ url: string; received: Received[]; tries: () => number; close: () => Promise<void> }>((opened) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.server.address()
      const port = typeof address === "object" && address ? address.port : 0
      opened({ url: `smtp://127.0.0.1:${port}`, received, tries: () => tries, close: () => new Promise((done) => server.close(done)) })
    })
  })
}
