import { expect, test } from "vitest";
import { parseExactJson } from "./exact-json";
import { isSignedBy, signatureOf } from "./signature";

// A known vector with escaped slashes: a signature over the parsed and printed body gives another digest.
const KEY = "sk_test_0123456789abcdef0123456789abcdef01234567";
const BODY = String.raw`{"event":"charge.success","data":{"id":302961,"domain":"test","status":"success","reference":"cg_jjc_0001","amount":1000000,"requested_amount":1000000,"currency":"NGN","channel":"card","metadata":{"payment_id":"p_1","url":"https:\/\/x.test\/a"},"customer":{"email":"a@b.co"}}}`;
const RIGHT =
  "267eac9090588ca118c80d58467810619ad07fe1b0c474675f98c493a1628932b6239030f587a1c29813c3e56ed8fd81f918f797737633d841df890880c972eb";
const OF_THE_PRINTED_BODY =
  "364cd275cc1b1d6d25826543b63183ed1f00843fb9dee006f8a27a086feabe0e05df5da4acd364003663fbfc90f96c4bf7fbc1e26ae62ef5988cadbc5a57c0ca";
const bytes = Buffer.from(BODY);

test("the digest of the raw bytes is accepted, in either case, and with the old key in second place", () => {
  expect(bytes.length).toBe(276);
  expect(signatureOf(bytes, KEY)).toBe(RIGHT);
  expect(isSignedBy(bytes, RIGHT, [KEY])).toBe(true);
  expect(isSignedBy(bytes, RIGHT.toUpperCase(), [KEY])).toBe(true);
  expect(isSignedBy(bytes, RIGHT, ["sk_test_new", KEY])).toBe(true);
});

test("a digest of the printed body, an empty, short, long or foreign one, or one changed byte is refused and throws nothing", () => {
  expect(signatureOf(Buffer.from(JSON.stringify(JSON.parse(BODY))), KEY)).toBe(OF_THE_PRINTED_BODY);
  for (const header of [
    OF_THE_PRINTED_BODY,
    null,
    "",
    "ab",
    RIGHT.slice(0, -1),
    `${RIGHT}00`,
    RIGHT.replace("2", "z"),
  ])
    expect(isSignedBy(bytes, header, [KEY])).toBe(false);
  const changed = Buffer.from(bytes);
  changed[40] = (changed[40] ?? 0) ^ 1;
  expect(isSignedBy(changed, RIGHT, [KEY])).toBe(false);
  expect(isSignedBy(bytes, RIGHT, [])).toBe(false);
});

test("ids beyond 2^53 keep every digit; numbers, texts and decimals stay what they are", () => {
  // without it, digits are lost
  expect(JSON.parse('{"id":9007199254740993}')).toEqual({ id: 9007199254740992 });
  expect(
    parseExactJson(
      String.raw`{"id":9007199254740993,"amount":1000000,"text":"no 12345678901234567 \" 9007199254740993","rate":1.2345678901234567,"list":[18446744073709551615,-1]}`,
    ),
  ).toEqual({
    id: "9007199254740993",
    amount: 1_000_000,
    text: 'no 12345678901234567 " 9007199254740993',
    rate: 1.2345678901234567,
    list: ["18446744073709551615", -1],
  });
});
