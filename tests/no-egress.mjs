// Plain JavaScript, because the built server of a test takes it with --import. Nothing may leave this machine while tests run.
import { Socket } from "node:net";

/** Whom somebody tried to reach. A caught error must not hide it: tests look here afterwards. */
export const blocked = [];

// 198.18/15 belongs to tests of networks (RFC 2544): those between the namespaces of tests/replication/namespaces.ts.
const LOOPBACK =
  /^(localhost|.+\.localhost|(127\.\d{1,3}|198\.1[89])(\.\d{1,3}){2}|::1|::ffff:127(\.\d{1,3}){3}|\[::1\])$/i;
const RESERVED = /\.(test|invalid)$/i; // no name service knows them: only a test that brings its own lookup gets on
const connect = Socket.prototype.connect;

Socket.prototype.connect = function (...args) {
  const host = hostOf(args);
  if (RESERVED.test(host ?? "") && watchLookup(args)) return connect.apply(this, args);
  if (host !== undefined && !LOOPBACK.test(host)) {
    blocked.push(host);
    process.stderr.write(`no egress: ${host}\n`);
    throw new Error(`no egress: a test tried to connect to ${host}`);
  }
  return connect.apply(this, args);
};

// connect(options), connect(port, host), connect(path), and the already sorted list that net.connect() hands over.
function hostOf(args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "object" && first !== null)
    return first.path ? undefined : (first.host ?? "localhost");
  if (typeof first === "string" && Number.isNaN(Number(first))) return undefined;
  return typeof second === "string" ? second : "localhost";
}

// Where a test says itself what a name stands for, its answers are watched instead of the name.
function watchLookup(args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof options?.lookup !== "function") return false;
  const { lookup } = options;
  options.lookup = (host, how, done) =>
    lookup(host, how, (error, answers, family) => {
      const away = (Array.isArray(answers) ? answers.map(({ address }) => address) : [answers]).find(
        (address) => !error && !LOOPBACK.test(address),
      );
      if (away === undefined) return done(error, answers, family);
      blocked.push(away);
      done(new Error(`no egress: a test tried to connect to ${away}`));
    });
  return true;
}
