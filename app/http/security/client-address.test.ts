import { expect, test } from "vitest";
import { toNetwork } from "./client-address.server";

test.each([
  ["2001:db8:0:1::1", "2001:db8:0:1"],
  ["2001:0DB8:0000:0001:0000:0000:0000:0001", "2001:db8:0:1"],
  ["2001:db8::1:0:0:0:1", "2001:db8:0:1"],
  ["2001:db8:0:1:ffff::", "2001:db8:0:1"],
  ["[2001:db8:0:1::5]:443", "2001:db8:0:1"],
  ["2001:db8::5", "2001:db8:0:0"],
  ["2001:db8::9:5", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:5678", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["0:0:0:0:0:FFFF:c000:0201", "192.0.2.1"],
  ["64:ff9b::192.0.2.1", "192.0.2.1"],
  ["unknown", undefined],
  ["2001:db8::zz", undefined],
  ["", undefined],
])("%s is of the network %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
