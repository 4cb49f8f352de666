// Plain JavaScript, because the built server of a test takes it with --import. Nothing may leave this machine while tests run.
import { Socket } from "node:net"

/** Whom somebody tried to reach. A caught error must not hide it: tests look here afterwards. */
export const blocked = []

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3}|\[::1\])$/i
const connect = Socket.prototype.connect

Socket.prototype.connect = function (...args) {
  const host = hostOf(args)
  if (host !== undefined && !LOOPBACK.test(host)) {
    blocked.push(host)
    process.stderr.write(`no egress: ${host}\n`)
    throw new Error(`no egress: a test tried to connect to ${host}`)
  }
  return connect.apply(this, args)
}

// connect(options), connect(port, host), connect(path), and the already sorted list that net.connect() hands over.
function hostOf(args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === "object" && first !== null) return first.path ? undefined : (first.host ?? "localhost")
  if (typeof first === "string" && Number.isNaN(Number(first))) return undefined
  return typeof second === "string" ? second : "localhost"
}
