import { expect, test } from "vitest";
import { checkBaseUrl, addressRefusalReason } from "./address-rules";

const isAllowed = (address: string, allowLocal = false) => checkBaseUrl(address, { allowLocal }).ok;

test.each([
  "https://api.openai.com/v1",
  "https://api.deepseek.com",
  "https://llm.example:8443/v1",
  " https://openrouter.ai/api/v1 ",
])("%s is allowed", (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each([
  "http://localhost:11434/v1",
  "http://127.0.0.1:8080/v1",
  "http://[::1]:1234/v1",
  "http://192.168.1.20:1234/v1",
  "http://10.0.0.5/v1",
  "http://172.20.0.3:8000/v1",
  "http://host.docker.internal:11434/v1",
  "http://ollama:11434/v1",
  "http://2130706433/v1",
  "http://[fd12:3456::1]/v1",
  "http://[fec0::1]/v1",
  "http://[::ffff:0:127.0.0.1]/v1",
  "https://localhost/v1",
])("%s is a local machine, allowed only on request", (address) => {
  expect([isAllowed(address, false), isAllowed(address, true)]).toEqual([false, true]);
});

test.each([
  "http://169.254.169.254/latest/meta-data",
  "https://169.254.169.254",
  "http://2852039166",
  "http://0xa9fea9fe",
  "http://0251.0376.0251.0376",
  "http://169.254.43518",
  "http://169.254.169.254.",
  "http://[::ffff:169.254.169.254]",
  "http://[::ffff:a9fe:a9fe]",
  "http://[64:ff9b::169.254.169.254]",
  "http://[2002:a9fe:a9fe::1]",
  "http://[::169.254.169.254]",
  "http://[::ffff:0:169.254.169.254]",
  "https://[2001:0:a9fe:a9fe::1]",
  "http://[fe80::1]",
  "http://[fd00:ec2::254]",
  "http://metadata.google.internal",
  "http://METADATA.google.internal.",
  "http://metadata",
  "http://100.100.100.200",
  "http://168.63.129.16",
  "http://0.0.0.0:11434",
  "http://[::]",
  "http://224.0.0.1",
  "http://255.255.255.255",
])("%s is never allowed", (address) => {
  expect([isAllowed(address, false), isAllowed(address, true)]).toEqual([false, false]);
});

test.each([
  "",
  "api.openai.com/v1",
  "ftp://api.openai.com",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "http://api.openai.com/v1",
  "http://8.8.8.8/v1",
  "https://user:pass@api.openai.com/v1",
  "https://key@api.openai.com",
  "https://api.openai.com/v1?key=1",
  "https://api.openai.com/v1#x",
  "https://api.openai.com/v1/v1",
  "https://api.openai.com/v1//v1/",
  "https://api.openai.com/v1/chat/completions",
  "https://api.openai.com/v1/models",
])("%s is no base address", (address) => {
  expect([isAllowed(address, false), isAllowed(address, true)]).toEqual([false, false]);
});

test("the message about a doubled /v1 names the cause", () => {
  expect(checkBaseUrl("http://localhost:11434/v1/v1", { allowLocal: true })).toEqual({
    ok: false,
    reason: "The address says /v1 twice. Once is enough.",
  });
});

test("a resolved address is checked like a typed one", () => {
  const [secure, plain] = [new URL("https://llm.example"), new URL("http://llm.lan")];
  expect(addressRefusalReason(secure, "93.184.216.34", false)).toBeUndefined();
  expect(addressRefusalReason(secure, "2606:2800:220:1::1", false)).toBeUndefined();
  expect(addressRefusalReason(secure, "10.0.0.1", false)).toMatch(/switched off/);
  expect(addressRefusalReason(secure, "::ffff:10.0.0.1", false)).toMatch(/switched off/);
  expect(addressRefusalReason(secure, "10.0.0.1", true)).toBeUndefined();
  expect(addressRefusalReason(plain, "93.184.216.34", true)).toMatch(/https/);
  expect(addressRefusalReason(secure, "169.254.169.254", true)).toMatch(/cannot be used/);
  expect(addressRefusalReason(secure, "fe80::1%eth0", true)).toMatch(/cannot be used/);
  expect(addressRefusalReason(secure, "not an address", true)).toMatch(/cannot be used/);
});
