import { seconds } from "~/time";

/** What the http.Server takes before any of our code runs. Times in milliseconds. */
export const SERVER_LIMITS = {
  maxConnections: 2000,
  maxHeaderSize: 16 * 1024, // bytes, all headers of a request together
  headersTimeout: seconds(15),
  requestTimeout: seconds(600), // a resume of 10 MB at 17 KB a second
  keepAliveTimeout: seconds(65),
  timeout: seconds(300), // nothing goes in or out: the client reads no more
};

/** Requests that are open at once, event streams among them, and how slowly a body may come. */
export const REQUEST_LIMITS = {
  openRequests: 1000,
  openPerAddress: 200, // mobile networks put many phones behind one address
  slowAfterMs: seconds(20),
  leastBytesPerSecond: 1000,
};

/** How long and how much is read of a body that was refused before it had come, so that the answer arrives. */
export const LINGER_LIMITS = {
  lingerMs: seconds(30),
  lingerIdleMs: seconds(5),
  lingerBytes: 64 * 1024 * 1024,
};

/** What people may keep open: the oldest ends when another comes. */
export const OPEN_PER_PERSON = { sockets: 5, eventStreams: 5 };

/** Bodies with a file that are in memory at once, in bytes by their announced length. */
export const BODY_MEMORY = { all: 64 * 1024 * 1024, perCaller: 33 * 1024 * 1024 };

const FORM_BYTES = 256 * 1024;

/** Bytes of the fields of a form, and of a form or JSON body as it is sent: "%C3%A9" and "\u00e9" are three times as long as the letter. */
export const FORM_LIMITS = { fields: FORM_BYTES, encoded: 3 * FORM_BYTES };
