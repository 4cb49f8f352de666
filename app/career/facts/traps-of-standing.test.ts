import { describe, expect, test } from "vitest";
import { Profile } from "~/career/profile.schema";
import type { DocumentLanguage, Sentence } from "~/career/generated-document";
import { accountant, accountantContext } from "#tests/fixtures/fact-cases";
import { against } from "#tests/fact-check/against";
import { checkSentence } from "./check-sentence";
import { isHard } from "./violation";

type Told = [language: DocumentLanguage, text: string];

/** The hard violations of a sentence about a person who is the accountant but for `own`. */
function tell(
  own: Partial<Profile>,
  sourceId: string,
  [language, text]: Told,
  kind: Sentence["kind"] = "claim",
): string[] {
  const profile = Profile.parse({ ...accountant, ...own });
  return checkSentence(
    { text, kind, sourceIds: sourceId === "" ? [] : [sourceId], paragraph: 0 },
    { ...accountantContext, profile, language },
  )
    .filter(isHard)
    .map(({ code, found }) => `${code}: ${found}`);
}

describe("a degree is told by any name, but by no higher one", () => {
  test.each<Told>([
    ["en", "I have a Master's in Accounting from the University of Lagos."],
    ["en", "Holder of a Master of Science in Accounting"],
    ["en", "I completed my doctorate in Accounting."],
    ["es", "Tengo un máster en Accounting por la University of Lagos."],
    ["es", "Soy doctora en Accounting."],
    ["fr", "J'ai obtenu une maîtrise en comptabilité à l'University of Lagos."],
    ["fr", "Je suis titulaire d'un master en comptabilité."],
    ["de", "An der University of Lagos habe ich ein Diplom in Accounting erworben."],
    ["de", "Mein Masterstudium in Accounting habe ich an der University of Lagos abgeschlossen."],
    ["de", "Ich habe in Accounting promoviert."],
  ])("%s: %s", (...told) => expect(tell({}, "education.0", told).join()).toContain("escalation"));

  test.each<Told>([
    ["en", "I have a bachelor's degree in Accounting from the University of Lagos."],
    ["es", "Soy licenciada en Accounting por la University of Lagos."],
    ["fr", "J'ai une licence en comptabilité de l'University of Lagos."],
    ["de", "An der University of Lagos habe ich einen Bachelorabschluss in Accounting erworben."],
  ])("%s: %s (true)", (...told) => expect(tell({}, "education.0", told)).toEqual([]));

  test("an HND is no bachelor, a held master may be named, and master data are no degree", () => {
    const hnd: Partial<Profile> = {
      education: [{ ...accountant.education[0], studyType: "HND", score: "Upper Credit", highlights: [] }],
    };
    const msc: Partial<Profile> = {
      education: [{ ...accountant.education[0], studyType: "M.Sc", highlights: [] }],
    };
    expect(
      tell(hnd, "education.0", [
        "en",
        "I have a bachelor's degree in Accounting from the University of Lagos.",
      ]),
    ).not.toEqual([]);
    expect(
      tell(msc, "education.0", [
        "en",
        "I have a master's degree in Accounting from the University of Lagos.",
      ]),
    ).toEqual([]);
    expect(
      tell(msc, "education.0", [
        "de",
        "Meinen Masterabschluss in Accounting habe ich an der University of Lagos erworben.",
      ]),
    ).toEqual([]);
    expect(
      tell({}, "education.0", ["en", "I hold a Master's degree in Accounting and have no gaps."]).join(),
    ).toContain("escalation");
    expect(
      tell({}, "education.0", ["en", "I hold a B.Sc in Accounting and hope to do a master's degree."]),
    ).toEqual([]);
    expect(
      against("Worked as a master baker with 4 ovens", "I worked as a master baker with 4 ovens."),
    ).toEqual([]);
    expect(
      against("Kept the master data of 40 suppliers", "I kept the master data of 40 suppliers."),
    ).toEqual([]);
  });
});

describe("a denial does not reach a tool of another clause", () => {
  const line = "Handle complaints and pass on what I can not settle";
  test.each<Told>([
    ["en", "I handle complaints and pass on what I cannot settle using Freshdesk."],
    ["es", "Atiendo las quejas y traslado lo que no puedo arreglar con Zendesk."],
    ["fr", "Je traite les réclamations et transmets ce que je ne peux pas régler avec Zendesk."],
    ["en", "I handle complaints and pass on what I cannot settle with Salesforce."],
  ])("%s: %s", (language, text) => expect(against(line, text, { language })).toContain("skill_unknown"));

  test.each<Told>([
    ["en", "I have not worked with Salesforce."],
    ["en", "I have no experience with Salesforce."],
    ["es", "No he trabajado con Salesforce."],
    ["fr", "Je n'ai pas encore travaillé avec Salesforce."],
    ["de", "Ich habe noch nicht mit Salesforce gearbeitet."],
  ])("%s: %s (denied)", (language, text) =>
    expect(against("Did not work with a CRM", text, { language })).not.toContain("skill_unknown"),
  );
});

test("on a body's register is not on the way to it", () => {
  const own: Partial<Profile> = { certificates: [{ name: "COREN Engineer", status: "in view" }] };
  expect(tell(own, "certificates.0", ["fr", "Je suis inscrite au tableau du COREN."])).not.toEqual([]);
  expect(
    tell(own, "certificates.0", ["fr", "Ingénieur inscrit à la COREN, je connais les normes."]),
  ).not.toEqual([]);
  expect(tell(own, "certificates.0", ["fr", "Mon inscription au COREN est en cours."])).toEqual([]);
});

describe("a title in front of a sentence is claimed", () => {
  const line = "Answered 90 calls a day";
  test.each<Told>([
    ["fr", "Directrice du centre d'appels, je répondais à 90 appels par jour."],
    ["fr", "Gérante du service, je répondais à 90 appels par jour."],
    ["es", "Supervisora del centro de llamadas, atendía 90 llamadas al día."],
    ["en", "Call Centre Manager at Zenta Foods, I answered 90 calls a day."],
    ["de", "Als Teamleiterin beantwortete ich 90 Anrufe am Tag."],
    ["fr", "En tant que superviseure, je répondais à 90 appels par jour."],
  ])("%s: %s", (language, text) => expect(against(line, text, { language })).toContain("escalation"));

  test("somebody else's title in front, and a title that is held, are none", () => {
    expect(
      against(
        "Together with the site manager I checked 90 deliveries a day",
        "Together with the site manager, I checked 90 deliveries a day.",
      ),
    ).toEqual([]);
    expect(
      against(
        "Helped the branch manager to answer 90 calls a day",
        "Unterstützung der Filialleitung bei 90 Anrufen am Tag",
        { language: "de" },
      ),
    ).not.toContain("escalation");
    expect(
      against(
        "Helped the branch manager to answer 90 calls a day",
        "Ich übernahm die Filialleitung und beantwortete 90 Anrufe am Tag.",
        { language: "de" },
      ),
    ).not.toEqual([]);
    expect(
      against(
        "Helped the branch manager to answer 90 calls a day",
        "Ich half bei 90 Anrufen am Tag und übernahm die Leitung der Filiale.",
        { language: "de" },
      ),
    ).toContain("escalation");
  });
});

describe("how well a language is known is read from adjectives and adverbs", () => {
  const own: Partial<Profile> = {
    languages: [
      { language: "English", fluency: "fluent" },
      { language: "French", fluency: "beginner" },
    ],
  };
  test.each<Told>([
    ["en", "I can write letters in good French."],
    ["en", "I have a strong command of French."],
    ["es", "Puedo atender a los clientes en buen francés."],
    ["es", "Me expreso en francés con soltura."],
    ["fr", "J'accueille les clients dans un bon français."],
    ["de", "Französisch spreche ich sicher."],
    ["de", "Mit Kunden spreche ich gutes Französisch."],
    ["en", "I speak good French with no accent."],
  ])("%s: %s", (...told) => expect(tell(own, "languages.1", told)).toContain("escalation: french"));

  test.each<Told>([
    ["en", "I speak fluent English and a little French."],
    ["es", "Soy principiante en francés."],
    ["fr", "Je suis débutante en français."],
    ["de", "Französisch spreche ich noch nicht gut."],
    ["de", "Englisch spreche ich fließend."],
    ["es", "No hablo bien francés."],
    ["en", "I am learning French and speak English well."],
  ])("%s: %s (true)", (...told) =>
    expect(tell(own, "languages.1", told).filter((found) => found.startsWith("escalation"))).toEqual([]),
  );
});

test("a name behind a preposition is no word of the resume that merely sounds alike", () => {
  for (const text of [
    "En Ancounti preparaba los informes semanales.",
    "En Arnergy preparaba los informes semanales.",
  ])
    expect(against("Prepared weekly reports for Energy Accounts", text, { language: "es" }), text).toContain(
      "entity_unknown",
    );
  expect(
    against("Prepared weekly reports on Microbiology", "Preparaba informes semanales de Microbiología.", {
      language: "es",
    }),
  ).toEqual([]);
});

test("an employer goes by its first words, too", () => {
  const work = [
    {
      position: "Fitter",
      name: "Dada & Bros Metal Works",
      startDate: "2018",
      endDate: "2019",
      highlights: ["Welded 30 gates"],
    },
    {
      position: "Welder",
      name: "Kestrel Yard Ltd",
      startDate: "2020",
      endDate: "2021",
      highlights: ["Repaired 12 boats"],
    },
  ];
  const own: Partial<Profile> = { work: Profile.parse({ ...accountant, work }).work };
  expect(tell(own, "work.1.highlights.0", ["en", "At Dada & Bros Metal I repaired 12 boats."])).not.toEqual(
    [],
  );
  expect(tell(own, "work.0.highlights.0", ["en", "At Dada & Bros Metal I welded 30 gates."])).toEqual([]);
});

test("years in a field are those of its jobs", () => {
  const work = [
    {
      position: "Solar Technician",
      name: "Sunfold Ltd",
      startDate: "2022-01",
      endDate: "present",
      highlights: ["Fitted solar panels"],
    },
    {
      position: "Driver",
      name: "Kestrel Yard Ltd",
      startDate: "2012-01",
      endDate: "2021-12",
      highlights: ["Drove a lorry"],
    },
  ];
  const own: Partial<Profile> = { work: Profile.parse({ ...accountant, work }).work, summary: [] };
  for (const told of [
    ["fr", "J'ai douze ans d'expérience dans le solaire."],
    ["en", "I have twelve years of experience in solar power."],
    ["de", "Ich habe zwölf Jahre Erfahrung im Solarbereich."],
    ["es", "Tengo doce años de experiencia en energía solar."],
  ] satisfies Told[]) {
    expect(tell(own, "work.0", told), told[1]).not.toEqual([]);
  }
  expect(tell(own, "work.0", ["en", "I have four years of experience in solar power."])).toEqual([]);
  expect(tell(own, "work.0", ["en", "As a solar technician I bring fourteen years of experience."])).toEqual(
    [],
  );
});

test("figures keep their years, and the ends of a range their order", () => {
  const line = "Cut returns from 9 in 2022 to 2 in 2023";
  expect(against(line, "Las devoluciones pasaron de 2 en 2022 a 9 en 2023.", { language: "es" })).not.toEqual(
    [],
  );
  expect(
    against(line, "Las devoluciones pasaron de nueve en 2022 a dos en 2023.", { language: "es" }),
  ).toEqual([]);
  expect(against("Repaired pumps of 5 to 60 kW", "Repaired pumps of 60 to 5 kW")).not.toEqual([]);
  expect(
    against("Repaired pumps from 5 kW to 60 kW", "Repaired pumps, the smallest 5 kW and the largest 60 kW"),
  ).toEqual([]);
  expect(
    against("Repaired pumps from 5 kW to 60 kW", "Repaired the largest pumps of Lagos, from 5 kW to 60 kW"),
  ).toContain("escalation");
  expect(
    against("Work nights, three weeks out of four", "De cada cuatro semanas, tres trabajo de noche.", {
      language: "es",
    }),
  ).toEqual([]);
  expect(
    against("Work nights, three weeks out of four", "De cada cuatro semanas, dos trabajo de noche.", {
      language: "es",
    }),
  ).not.toEqual([]);
});

test("what the advert says may be quoted with a word of one's own about it, which is no claim", () => {
  const address = (...told: Told) => tell({}, "", told, "address");
  expect(
    address(
      "es",
      "Halcyon Logistics Ltd mueve mercancías para 35 sucursales, y me gustaría participar en ese trabajo.",
    ),
  ).toEqual([]);
  expect(
    address(
      "fr",
      "Halcyon Logistics Ltd sert 35 agences, un réseau que j'admire et que je trouve ambitieux.",
    ),
  ).toEqual([]);
  expect(
    address("de", "Als Senior Accountant würde ich bei Halcyon Logistics gern für die 35 Filialen arbeiten."),
  ).toEqual([]);
  expect(address("es", "Halcyon Logistics Ltd tiene 35 sucursales, y trabajo en 35 sucursales.")).not.toEqual(
    [],
  );
  expect(address("de", "Bei Halcyon wurde ich Senior Accountant für 35 Filialen.")).not.toEqual([]);
});

test("part of a team is help in every language, and an honour keeps its capitals", () => {
  const line = "Part of a team of 22 agents";
  for (const [language, text] of [
    ["fr", "Je faisais partie d'une équipe de 22 agents."],
    ["es", "Formaba parte de un equipo de 22 agentes."],
    ["de", "In einem Team von 22 Agenten arbeitete ich mit."],
    ["fr", "Au sein d'une équipe de 22 agents, je prenais les appels."],
  ] satisfies Told[]) {
    expect(against(line, text, { language }), text).not.toContain("help_dropped");
  }
  expect(
    against("Employee of the Month in May 2020", "Fui Empleado del Mes en mayo de 2020.", { language: "es" }),
  ).not.toContain("entity_unknown");
  expect(
    against("Employee of the Month in May 2020", "Fui Empleado del Año en mayo de 2020.", { language: "es" }),
  ).toContain("entity_unknown");
});
