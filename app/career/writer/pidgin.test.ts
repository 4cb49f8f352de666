import { expect, test } from "vitest";
import { fromPidgin, isPidgin } from "./pidgin";

test.each([
  "Bericht an den Leiter, dem Vorstand und dem Rat",
  "Dem Vorstand berichtet",
  "so dem Wunsch der Kunden gedient",
])("%j is German", (text) => {
  expect(isPidgin(text)).toBe(false);
});

test.each(["Na here I learn the till", "I write the paper come get credit", "I born in May"])(
  "%j is no English, and nothing turns it into some",
  (text) => {
    expect(isPidgin(fromPidgin(text))).toBe(true);
  },
);

test.each([
  ["i dey carry load from Oshodi to Ikeja", "I carry load from Oshodi to Ikeja"],
  ["i dey in charge of 6 looms", "I am in charge of 6 looms"],
  ["we dey sew 30 uniform a day, i write am for the book", "we sew 30 uniform a day, I write it in the book"],
  ["i no dey come late", "I do not come late"],
  ["the bus na 14 seater", "the bus is 14 seater"],
  ["riders na boys wey dey work night", "riders are boys who work night"],
  ["last yr loss na 2 bags only, oga give me bonus", "last yr loss was 2 bags only, my boss gave me bonus"],
  ["I be shop manager for Kano", "I am shop manager for Kano"],
  ["We be 9 for the section", "We are 9 for the section"],
  ["the oga put me to check others work", "my boss put me to check others work"],
  ["i fit drive forklift", "I can drive forklift"],
  ["i don sew pass 200 uniforms", "I have sewn more than 200 uniforms"],
  ["sell fish and write am for book", "sell fish and write it in the book"],
  ["i dey sell dem for us", "I sell them for us"],
  ["dem don pay all of us", "they have paid all of us"],
  ["dem come make me foreman in 2019", "I was made foreman in 2019"],
  ["2 apprentices, one don do freedom", "2 apprentices, one has finished"],
  ["11 girls, 6 don do freedom", "11 girls, 6 have finished"],
  ["I carry tomatoes go Lagos every week", "I carry tomatoes to Lagos every week"],
  ["I follow go Port Harcourt to collect the goods", "I go to Port Harcourt to collect the goods"],
  ["pull the car comot from the pit", "pull the car out from the pit"],
  ["company give me award best rider 2022", "the company gave me an award as best rider 2022"],
  ["my madam give me bonus", "my madam gave me a bonus"],
  ["count the store alone, nothing miss", "count the store alone, and nothing was missing"],
  ["customers do ask for me by name", "customers ask for me by name"],
  ["People wey buy cement, i dey call dem on phone", "People who buy cement, I call them on phone"],
])("%j is %j", (pidgin, english) => {
  expect(fromPidgin(pidgin)).toBe(english);
  expect(isPidgin(english)).toBe(false);
});

test.each([
  "Verhandelte mit dem Kunden am Standort Kano",
  "Llevé una tienda de telas",
  "Sabi Agritech Ltd, Lagos",
  "Mr Dey of Una Farms",
  "I am a driver with 6 years behind the wheel",
  "Don Bosco Technical College, pass 5 subjects",
  "Don't come late, I pass 80 marks",
  "get 20 new customers every week",
  "Opened the gate by six am for the office staff",
  "Worked at NA Barracks for 3 years",
  "The manager is my referee",
  "Managed the go Live of the new branch",
])("%j is English and stays as it is", (text) => {
  expect(isPidgin(text)).toBe(false);
  expect(fromPidgin(text)).toBe(text);
});
