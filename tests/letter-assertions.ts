import { expect } from "vitest";

/** A letter is whole when it ends as letters do and holds nothing of the wire. */
export function expectWhole(content: string): void {
  expect(content).toMatch(/Yours faithfully,\n+Adaeze Okafor\s*$/);
  expect(content).toContain("Adaeze Okafor");
  expect(content).not.toMatch(/[{}[\]]|sourceIds|undefined|PRIVATE_|Ngozi|think>/);
}
