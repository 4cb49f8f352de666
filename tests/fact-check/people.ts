import { readPerson } from "../fixtures/fact-cases";

/** Three people with whom the rules of the fact check were written. */
export const EXAMPLE_PEOPLE = ["accountant", "nurse", "developer"].map(readPerson);

/**
 * People for whom nothing had been tuned when they were first measured, in the order they came; the rules were then changed for each group in turn.
 * The figures of those first runs stand in docs/fact-check.md.
 */
export const NEW_PEOPLE = [
  group("first eight people", [
    "teacher",
    "site-engineer",
    "sales-representative",
    "bank-teller",
    "graduate",
    "driver",
    "chef",
    "civil-servant",
  ]),
  group("data analyst and solar technician", ["data-analyst", "solar-technician"]),
  group("pharmacist and warehouse officer", ["pharmacist", "warehouse-officer"]),
  group("electrician and receptionist", ["electrician", "receptionist"]),
  group("dispatcher and broadcaster", ["dispatcher", "broadcaster"]),
  group("loan officer and laboratory scientist", ["loan-officer", "laboratory-scientist"]),
  group("HR officer and tailor", ["hr-officer", "tailor"]),
];

function group(name: string, files: string[]) {
  return { name, people: files.map(readPerson) };
}
