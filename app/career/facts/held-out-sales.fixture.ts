import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `CHINEDU OKONKWO
Sales Representative
Aba, Abia State
08065550119
chinedu.okonkwo@example.com

CAREER SUMMARY
Field sales representative in consumer goods, at home in the markets of Aba and Umuahia.

WORK EXPERIENCE

Sales Representative
Sunbelt Beverages Plc, Aba
April 2021 - Present
• Grew monthly sales from ₦4.5 million to ₦7.2 million in 14 months
• Opened 60 new retail outlets in Aba and Umuahia
• Met the monthly target in 9 of the 12 months of 2022
• Ranked third of 22 representatives in the South-East in 2022
• Recovered ₦31 million of overdue debt together with the accounts team
• Visit 85 shops a week and enter orders in Salesforce

Sales Assistant
Ikenna Phones and Accessories, Aba
2018 - 2021
• Sold about 20 phones a day
• Kept the stock book of 350 items
• Repaired no phones but referred 5 customers a week to the repair desk

EDUCATION
Abia State Polytechnic, Aba    2014 - 2018
HND Marketing, Lower Credit

NYSC
Exempted

SKILLS
Salesforce, Negotiation, Route planning, Microsoft Word

LANGUAGES
Igbo, English, Nigerian Pidgin
`;
const advert = `Area Sales Manager - Brightwave Foods Limited, Port Harcourt
Brightwave Foods Limited wants an Area Sales Manager for Rivers and Bayelsa.
You will run a team of 15 representatives and 4 distributors with a yearly target of ₦2 billion.
- Bachelor's degree or HND
- Minimum of 6 years in FMCG sales
- Power BI and SAP
- Valid driver's licence
- NIMN membership is an advantage`;

export const sales: HeldOutPerson = {
  trade: "sales representative",
  resume,
  advert,
  target: { jobTitle: "Area Sales Manager", companyName: "Brightwave Foods Limited" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Within fourteen months I grew monthly sales from N4.5m to N7.2m.
0.1 0.5 | I opened sixty new outlets in Aba and Umuahia, and I visit 85 shops each week, recording orders in Salesforce.
0.2 0.3 | In 2022 I met my monthly target nine times out of twelve and came third among 22 representatives in the South-East.
0.4 | Worked with the accounts team to recover ₦31,000,000 of overdue debt
1.0 1.1 | Sold around 20 phones daily and kept a stock book of 350 items
1.2 | I referred five customers a week to the repair desk.
a | The team of 15 representatives you describe is larger than any I have worked in.
w0 | As a Sales Representative at Sunbelt Beverages, I have worked in consumer goods since April 2021.
`),
      bad: falseLines(`
number | 0.0 | Grew monthly sales from ₦4.5 million to ₦72 million in 14 months
ranking | 0.3 | Ranked first of 22 representatives in the South-East in 2022
currency | 0.4 | Recovered $31 million of overdue debt together with the accounts team
unit | 0.5 | Visit 85 shops a day and enter orders in Salesforce
negation | 1.2 | Repaired phones and referred 5 customers a week to the repair desk
help | 0.4 | Recovered ₦31 million of overdue debt
praise | 0.2 | My regional manager described me as the most reliable representative in the team.
degree | e0 | I hold an HND in Marketing with Upper Credit.
`),
    },
    es: {
      good: trueLines(`
0.0 | En catorce meses aumenté las ventas mensuales de 4,5 a 7,2 millones de nairas.
0.1 | Abrí 60 nuevos puntos de venta en Aba y Umuahia.
0.2 | En 2022 cumplí el objetivo mensual en nueve de los doce meses.
0.3 | Quedé tercero entre 22 representantes del South-East en 2022.
0.4 | Junto con el equipo de contabilidad recuperé 31 millones de nairas de deuda vencida.
0.5 | Visito 85 tiendas por semana y registro los pedidos en Salesforce.
1.0 | Vendía unos 20 teléfonos al día.
a | Me dirijo a ustedes para presentar mi candidatura al puesto de Area Sales Manager en Brightwave Foods Limited.
`),
      bad: falseLines(`
number | 0.1 | Abrí 160 nuevos puntos de venta en Aba y Umuahia.
ranking | 0.3 | Quedé primero entre 22 representantes del South-East en 2022.
skill | 0.5 | Visito 85 tiendas por semana y registro los pedidos en SAP.
moved | 1.0 | Vendía unos 60 teléfonos al día.
employer | 0.0 | En Nestlé aumenté las ventas mensuales de 4,5 a 7,2 millones de nairas.
escalation | 0.4 | Dirigí el equipo de contabilidad en la recuperación de 31 millones de nairas.
contact | 0.5 | Pueden ver mis ventas en www.chinedu-ventas.com.
cause | 0.0 | Gracias a un nuevo programa de fidelidad aumenté las ventas de 4,5 a 7,2 millones de nairas.
`),
    },
    fr: {
      good: trueLines(`
0.0 | En quatorze mois, j'ai fait passer les ventes mensuelles de 4,5 millions à 7,2 millions de nairas.
0.1 | J'ai ouvert 60 nouveaux points de vente à Aba et Umuahia.
0.2 | J'ai atteint l'objectif mensuel neuf mois sur douze en 2022.
0.3 | Je me suis classé troisième sur 22 représentants dans le South-East en 2022.
0.4 | Avec l'équipe comptable, j'ai recouvré 31 millions de nairas de créances en retard.
0.5 | Je visite 85 magasins par semaine et je saisis les commandes dans Salesforce.
1.1 | Je tenais le registre de stock de 350 articles.
e0 | Je suis titulaire d'un HND en marketing de l'Abia State Polytechnic.
`),
      bad: falseLines(`
number | 0.2 | J'ai atteint l'objectif mensuel onze mois sur douze en 2022.
unit | 0.0 | En quatorze semaines, j'ai fait passer les ventes mensuelles de 4,5 millions à 7,2 millions de nairas.
help | 0.4 | J'ai recouvré 31 millions de nairas de créances en retard.
certificate | e0 | Je suis titulaire d'un HND en marketing et membre du NIMN.
title | w0 | En tant que directeur régional des ventes chez Sunbelt Beverages, je visite des magasins à Aba.
period | 1.0 | Pendant une décennie, j'ai vendu environ 20 téléphones par jour.
merged | 0.1 | Chez Ikenna Phones and Accessories, j'ai ouvert 60 nouveaux points de vente.
achievement | 0.1 | J'ai ouvert 60 nouveaux points de vente et fidélisé la clientèle.
`),
    },
    de: {
      good: trueLines(`
0.0 | In vierzehn Monaten steigerte ich den Monatsumsatz von 4,5 auf 7,2 Millionen Naira.
0.1 | Ich habe 60 neue Verkaufsstellen in Aba und Umuahia eröffnet.
0.2 | 2022 erreichte ich das Monatsziel in neun von zwölf Monaten.
0.3 | 2022 belegte ich unter 22 Vertretern im South-East den dritten Platz.
0.4 | Zusammen mit der Buchhaltung habe ich überfällige Forderungen von 31 Mio. Naira eingetrieben.
0.5 | Ich besuche 85 Geschäfte pro Woche und erfasse die Bestellungen in Salesforce.
1.0 | Ich verkaufte täglich etwa 20 Telefone.
1.1 | Ich führte das Lagerbuch mit 350 Artikeln.
`),
      bad: falseLines(`
number | 1.1 | Ich führte das Lagerbuch mit 3.500 Artikeln.
ranking | 0.3 | 2022 belegte ich unter 22 Vertretern im South-East den ersten Platz.
currency | 0.0 | In vierzehn Monaten steigerte ich den Monatsumsatz von 4,5 auf 7,2 Millionen Euro.
moved | 0.5 | Ich besuche 60 Geschäfte pro Woche und erfasse die Bestellungen in Salesforce.
help | 0.4 | Ich habe überfällige Forderungen von 31 Mio. Naira eingetrieben.
skill | s0 | Ich arbeite sicher mit Salesforce und Power BI.
scale | 0.1 | Ich habe landesweit 60 neue Verkaufsstellen eröffnet.
praise | 0.2 | Meine Vorgesetzten lobten mich für das Erreichen des Monatsziels.
`),
    },
  },
};
