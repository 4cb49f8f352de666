import { expect, test } from "vitest";
import { newWebhookSecret, signMessage } from "./signature";

test("a message is signed as the test vector of Standard Webhooks is", () => {
  // https://github.com/standard-webhooks/standard-webhooks: the same secret, id, time and body as its libraries test with
  const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1614265330, body: '{"test": 2432232314}' };
  expect(signMessage(message, ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"])).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("two secrets give two signatures, and each new secret is 256 other bits", () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace("whsec_", ""), "base64")).toHaveLength(32);
  const message = { id: "x", timestamp: 1, body: "{}" };
  const [both, first, second] = [[one, other], [one], [other]].map(
    (secrets) => signMessage(message, secrets)["webhook-signature"],
  );
  expect(both).toBe(`${first} ${second}`);
});
