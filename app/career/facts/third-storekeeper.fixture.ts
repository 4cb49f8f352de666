import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `Ibrahim Lawal
Warehouse Officer
Maiduguri, Borno State
ibrahim.lawal@example.com, 0902 555 0193

CAREER SUMMARY
Warehouse officer in relief work, careful with stock and with people.

EXPERIENCE
Warehouse Officer, Crescent Aid Foundation, Maiduguri
May 2020 - Present
• Run two warehouses of 1,500 square metres with 11 loaders
• Dispatched food parcels to 38,000 households in 2023
• Brought stock differences down from 4.2% to 0.6% after introducing weekly counts
• Coordinate with transporters and the security office on every convoy
• Contributed to a stock manual used in 3 field offices
• Enter receipts in LOGIC the same day

Store Clerk, Northgate Supermarkets Ltd, Kano
2016 - 2020
• Received goods from 45 suppliers
• Kept 1,200 bin cards
• Helped the store manager with the yearly stocktaking

EDUCATION
Kano State Polytechnic, ND Purchasing and Supply, Upper Credit, 2013 - 2015

CERTIFICATIONS
CIPS Level 2 (in view)
Forklift Safety Course, 2019

SKILLS
Stock control, LOGIC, Microsoft Excel, Forklift driving

LANGUAGES
Kanuri (native), Hausa (fluent), English (good), Arabic (basic)
`;
const advert = `Supply Chain Manager - Harmony Relief International, Yola
Harmony Relief International reaches 200,000 people in 4 states. You will manage 25 staff and a budget of $3 million.
- HND or degree; CIPS Level 4
- 7 years in humanitarian logistics
- Navision, Helios
- French`;

export const storekeeper: HeldOutPerson = {
  trade: "warehouse officer",
  resume,
  advert,
  target: { jobTitle: "Supply Chain Manager", companyName: "Harmony Relief International" },
  cases: {
    en: {
      good: trueLines(`
0.0 | I run two warehouses covering 1,500 square metres, with eleven loaders.
0.1 | In 2023 we dispatched food parcels to 38,000 households.
0.2 | After I introduced weekly counts, stock differences dropped from 4.2 per cent to 0.6 per cent.
0.3 | Coordinate every convoy with the transporters and the security office
0.4 | I contributed to a stock manual that three field offices now use.
0.5 | Receipts are entered in LOGIC on the day they arrive.
1.0 1.1 | As a store clerk in Kano I received goods from 45 suppliers and kept 1,200 bin cards.
1.2 | Assisted the store manager in the annual stocktake
c0 | I am working towards CIPS Level 2.
l1 l2 | I am fluent in Hausa and my English is good.
w0 w1 | I bring ten years of experience in stores and warehouses.
a 0.0 | You need someone who can manage people; I work with eleven loaders every day.
`),
      bad: falseLines(`
number | 0.2 | Brought stock differences down from 4.2% to 0.06% after introducing weekly counts
unit | 0.0 | Run two warehouses of 1,500 square feet with 11 loaders
help | 1.2 | Carried out the yearly stocktaking
status | c0 | I am CIPS Level 2 qualified.
scale | 0.4 | Contributed to a stock manual used in all field offices of the foundation
escalation | 0.3 | Head of convoy security and transport
skill | 0.5 | Enter receipts in Navision the same day
achievement | 0.1 | Dispatched food parcels to 38,000 households in 2023, saving countless lives
ranking | 0.2 | Brought stock differences down from 4.2% to 0.6%, the best result of any warehouse in the north-east
language | l3 | I have a good command of Arabic.
employer | 1.0 | Received goods from 45 suppliers at Shoprite
cause | 0.2 | Brought stock differences down from 4.2% to 0.6% by installing cameras
`),
    },
    es: {
      good: trueLines(`
0.0 | Llevo dos almacenes de 1.500 metros cuadrados con once cargadores.
0.1 | En 2023 despaché paquetes de alimentos a 38.000 hogares.
0.2 | Tras introducir recuentos semanales, las diferencias de inventario bajaron del 4,2 % al 0,6 %.
0.3 | Coordino cada convoy con los transportistas y la oficina de seguridad.
0.4 | Contribuí a un manual de existencias que se usa en tres oficinas de campo.
0.5 | Registro las entradas en LOGIC el mismo día.
1.0 | Recibía mercancías de 45 proveedores.
1.1 | Mantenía 1.200 fichas de existencias.
1.2 | Ayudaba al encargado de la tienda con el inventario anual.
c0 | Tengo el CIPS Level 2 en curso.
e0 | Tengo un ND en Purchasing and Supply con Upper Credit.
l3 | Tengo un nivel básico de árabe.
`),
      bad: falseLines(`
number | 0.1 | En 2023 despaché paquetes de alimentos a 83.000 hogares.
help | 0.4 | Redacté un manual de existencias que se usa en tres oficinas de campo.
help | 1.2 | Hacía el inventario anual.
status | c0 | Tengo el CIPS Level 2.
unit | 0.2 | Tras introducir recuentos diarios, las diferencias bajaron del 4,2 % al 0,6 %.
skill | s0 | Manejo LOGIC, Excel y Helios.
moved | 1.0 | Recibía mercancías de 11 proveedores.
degree | e0 | Tengo un HND en Purchasing and Supply.
title | 0.3 | Como gerente de logística, coordino cada convoy con los transportistas.
language | l3 | Hablo árabe con soltura.
scale | 0.1 | En 2023 despaché paquetes de alimentos a 38.000 hogares en todo el norte del país.
merged | 1.1 | En Crescent Aid Foundation mantenía 1.200 fichas de existencias.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Je gère deux entrepôts de 1 500 mètres carrés avec onze manutentionnaires.
0.1 | En 2023, j'ai expédié des colis alimentaires à 38 000 ménages.
0.2 | Après l'introduction de comptages hebdomadaires, les écarts de stock sont passés de 4,2 % à 0,6 %.
0.3 | Je coordonne chaque convoi avec les transporteurs et le bureau de la sécurité.
0.4 | J'ai contribué à un manuel de gestion des stocks utilisé dans trois bureaux de terrain.
0.5 | Je saisis les réceptions dans LOGIC le jour même.
1.0 | Je réceptionnais les marchandises de 45 fournisseurs.
1.1 | Je tenais 1 200 fiches de stock.
1.2 | J'aidais le responsable du magasin lors de l'inventaire annuel.
c1 | J'ai suivi le Forklift Safety Course en 2019.
w0 | Je travaille à la Crescent Aid Foundation depuis mai 2020.
a | Je vous adresse ma candidature au poste de Supply Chain Manager.
`),
      bad: falseLines(`
number | 1.1 | Je tenais 12 000 fiches de stock.
help | 0.4 | J'ai rédigé un manuel de gestion des stocks utilisé dans trois bureaux de terrain.
unit | 0.0 | Je gère deux entrepôts de 1 500 hectares avec onze manutentionnaires.
status | c0 | Je suis titulaire du CIPS Level 2.
certificate | c1 | J'ai suivi le Forklift Safety Course et obtenu le CIPS Level 4.
escalation | 1.2 | Je dirigeais l'inventaire annuel du magasin.
employer | 1.0 | Chez Carrefour, je réceptionnais les marchandises de 45 fournisseurs.
date | w0 | Je travaille à la Crescent Aid Foundation depuis mars 2018.
praise | 0.5 | Les auditeurs ont félicité mon équipe pour la saisie dans LOGIC.
achievement | 0.3 | Je coordonne chaque convoi avec les transporteurs, garantissant des livraisons sans retard.
currency | 0.1 | En 2023, j'ai expédié pour 38 000 euros de colis alimentaires.
period | w1 | J'ai passé deux décennies chez Northgate Supermarkets.
`),
    },
    de: {
      good: trueLines(`
0.0 | Ich führe zwei Lager mit 1.500 Quadratmetern und elf Ladearbeitern.
0.1 | 2023 habe ich Lebensmittelpakete an 38.000 Haushalte versandt.
0.2 | Nach der Einführung wöchentlicher Zählungen sanken die Bestandsdifferenzen von 4,2 % auf 0,6 %.
0.3 | Jeden Konvoi stimme ich mit den Spediteuren und dem Sicherheitsbüro ab.
0.4 | Ich habe an einem Lagerhandbuch mitgewirkt, das in drei Außenstellen verwendet wird.
0.5 | Wareneingänge erfasse ich noch am selben Tag in LOGIC.
1.0 | Ich nahm Waren von 45 Lieferanten entgegen.
1.1 | Ich führte 1.200 Lagerkarten.
1.2 | Bei der jährlichen Inventur half ich dem Filialleiter.
c0 | CIPS Level 2 strebe ich derzeit an.
l3 | Ich habe Grundkenntnisse in Arabisch.
a | In Ihrer Anzeige suchen Sie jemanden, der 25 Mitarbeiter führt.
`),
      bad: falseLines(`
number | 0.0 | Ich führe zwei Lager mit 1.500 Quadratmetern und 21 Ladearbeitern.
help | 0.4 | Ich habe ein Lagerhandbuch geschrieben, das in drei Außenstellen verwendet wird.
help | 1.2 | Die jährliche Inventur führte ich durch.
status | c0 | Ich habe CIPS Level 2 abgeschlossen.
unit | 0.2 | Nach der Einführung täglicher Zählungen sanken die Bestandsdifferenzen von 4,2 % auf 0,6 %.
points | 0.2 | Nach der Einführung wöchentlicher Zählungen sanken die Bestandsdifferenzen um 4,2 %.
language | l3 | Arabisch spreche ich sehr gut.
skill | 0.5 | Wareneingänge erfasse ich noch am selben Tag in Navision.
title | 0.0 | Als Lagerleiter führe ich zwei Lager mit elf Ladearbeitern.
moved | 1.0 | Ich nahm Waren von 38 Lieferanten entgegen.
ranking | 0.1 | 2023 war mein Lager das leistungsstärkste der Stiftung.
team | 0.3 | Mit einem zehnköpfigen Team stimme ich jeden Konvoi ab.
`),
    },
  },
};
