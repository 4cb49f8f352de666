import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `RUKAYAT OLALEYE
12 Oluyole Close, Ring Road, Ibadan
Tel: 0805 555 0146 | rukayat.olaleye@example.com

PROFILE
Dispatch officer with 14 trucks and 3 depots on my board. Calm on the phone, stubborn about paperwork.

PROFESSIONAL EXPERIENCE

Dispatch Officer
Kolabass Haulage Nigeria Ltd, Ibadan
June 2020 - Present
• Plan daily trips for 14 trucks between Ibadan, Ilorin and Apapa
• Process 35 - 40 waybills per day and close them in Odoo before 6 pm
• Brought avg. loading delay down from 5 hrs (2021) to 2 hrs (2023) by booking depot slots a day ahead
• Reconcile diesel issued vs. diesel used every Friday; spotted over-claims of N1.8m in 2022
• Sat in on tyre contract talks with 3 vendors in 2023 and took the minutes for the fleet manager
• Stand in for the fleet manager when she is on leave (2 wks in 2022, 3 wks in 2024)
• No consignment lost since Jan 2021

Petty Trader (self-employed)
Ilorin
Sept 2018 - May 2020
• Ran a small provisions and POS kiosk while caring for my mother

Customer Service Clerk
Swiftline Parcel Services, Ilorin
Feb 2017 - Aug 2018
• Booked in about 120 parcels a day and traced missing ones by phone
• Counted daily cash sales of N150k - N250k and handed them to the cashier
• Showed 3 new clerks how to use the barcode scanner
• Did not handle international parcels

EDUCATION
HND Logistics and Supply Chain Management (part-time, in progress), The Polytechnic, Ibadan, 2023 till date
OND Business Administration, Kwara State Polytechnic, Ilorin, Upper Credit, 2014 - 2016
WASSCE, 2013

CERTIFICATIONS
CILT Nigeria, Level 3 Certificate in Logistics and Transport (in progress)
Defensive Driving and Journey Management, FRSC, 2021

VOLUNTEERING
Special Marshal
FRSC Special Marshals, Ibadan
2022 till date
• Market-day traffic duty two Saturdays a month
• Helped to paint zebra crossings in front of 4 schools in 2024

SKILLS
Odoo, MS Excel (VLOOKUP, pivot tables), GPS tracking portal, WhatsApp Business

LANGUAGES
Yoruba (native), English (fluent), Hausa (basic)
`;
const advert = `Transport Coordinator
Savannah Cold Chain Ltd, Ogere, Ogun State
We move chilled food from one hub to 60 supermarkets. You will coordinate 25 reefer trucks, hold our carriers to an on-time rate of 95% and report to the Head of Distribution.
What we ask for:
- OND or HND in Logistics, Transport or Business
- 4 years in transport planning
- SAP TM or Oracle Transportation Management
- CILT membership
- Good Excel
- Yoruba; Hausa is a plus`;

export const dispatcher: HeldOutPerson = {
  trade: "dispatcher",
  resume,
  advert,
  target: { jobTitle: "Transport Coordinator", companyName: "Savannah Cold Chain Ltd" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Every day I work out the trips of 14 trucks running between Ibadan, Ilorin and Apapa.
0.1 | Between 35 and 40 waybills cross my desk each day, and I have them closed in Odoo before six in the evening.
0.2 | By booking depot slots a day in advance, I cut the average loading delay by three hours between 2021 and 2023.
0.3 | In 2022 my Friday diesel reconciliation brought N1.8 million in over-claims to light.
0.4 | Took the minutes for the fleet manager during tyre contract talks with three vendors
0.5 | Across 2022 and 2024 I covered for the fleet manager for a total of five weeks while she was on leave.
0.6 | Not a single consignment has gone missing since January 2021.
2.0 2.2 | At Swiftline Parcel Services I booked in some 120 parcels a day, chased missing ones by phone and got three new clerks started on the barcode scanner.
1.0 | While looking after my mother, I kept a small provisions and POS kiosk going in Ilorin.
e0 c0 | I am studying part-time for an HND in Logistics and Supply Chain Management and working towards the CILT Level 3 certificate.
v0.0 | Two Saturdays a month I am on market-day traffic duty as an FRSC Special Marshal.
a 0.0 | You need someone to coordinate 25 reefer trucks; I plan for 14 today and would welcome the step up.
`),
      bad: falseLines(`
number | 0.0 | Plan daily trips for 40 trucks between Ibadan, Ilorin and Apapa
years | w0 | I would bring more than twelve years of transport planning to your hub.
unit | 0.2 | Reduced the average loading delay from 5 days in 2021 to 2 days in 2023
escalation | 0.4 | In 2023 I negotiated our tyre contracts with three vendors.
title | 0.0 | As Fleet Manager at Kolabass Haulage, I plan daily trips for 14 trucks.
status | c0 | I hold the CILT Level 3 Certificate in Logistics and Transport.
moved | 2.1 | At Swiftline I counted daily cash sales of up to N1.8m.
cause | 0.2 | Average loading delay fell from five hours to two after I introduced GPS tracking on every truck.
negation | 2.3 | Handled local and international parcels at Swiftline
skill | 0.1 | I process 35 to 40 waybills a day and close them in SAP TM before 6 pm.
merged | 2.0 0.1 | At Kolabass I book in about 120 parcels and process up to 40 waybills a day.
scale | 0.0 | Coordinate the nationwide movement of 14 trucks
`),
    },
    es: {
      good: trueLines(`
0.0 | Organizo a diario los viajes de 14 camiones entre Ibadán, Ilorin y Apapa.
0.1 | Cada día tramito entre 35 y 40 cartas de porte y las dejo cerradas en Odoo antes de las seis de la tarde.
0.2 | Reservando los turnos en los depósitos con un día de antelación, logré que la demora media de carga bajara de cinco horas en 2021 a dos en 2023.
0.3 | Todos los viernes cuadro el gasóleo entregado con el consumido, y en 2022 detecté reclamaciones en exceso por 1,8 millones de nairas.
0.6 | Ningún envío perdido desde enero de 2021
0.5 | Cuando la jefa de flota está de permiso, la sustituyo yo: dos semanas en 2022 y tres en 2024.
2.1 | En Swiftline contaba la recaudación diaria en efectivo, entre 150.000 y 250.000 nairas, y se la entregaba al cajero.
2.2 | Enseñé a tres empleados recién llegados a manejar el lector de códigos de barras.
e1 | Obtuve el OND en Administración de Empresas en la Kwara State Polytechnic con la calificación Upper Credit.
v0.1 | En 2024 eché una mano para pintar los pasos de cebra delante de cuatro colegios.
l0 l2 | El yoruba es mi lengua materna y tengo nociones básicas de hausa.
a | Me atrae que Savannah Cold Chain abastezca a 60 supermercados desde un solo centro.
`),
      bad: falseLines(`
number | 0.1 | Tramito unas 80 cartas de porte al día y las cierro en Odoo antes de las 18:00.
currency | 0.3 | En 2022 detecté reclamaciones de gasóleo en exceso por 1,8 millones de euros.
date | w2 | Fui empleada de atención al cliente en Swiftline Parcel Services de febrero de 2015 a agosto de 2018.
employer | 0.0 | En GIG Logistics planifico cada día los viajes de 14 camiones.
help | v0.1 | En 2024 dirigí la campaña que pintó los pasos de cebra delante de cuatro colegios.
degree | e0 | Soy licenciada en Logística y Cadena de Suministro.
language | l2 | Hablo hausa con fluidez.
team | w0 | Tengo a mi cargo un equipo de 14 conductores.
achievement | 0.6 | Gracias a mi trabajo, la satisfacción de los clientes ha aumentado un 30 % desde 2021.
period | 0.3 | Concilio a diario el gasóleo entregado con el consumido.
certificate | c1 | Cuento con el certificado internacional para el transporte de mercancías peligrosas.
moved | 0.2 | En Swiftline reduje la demora media de carga de cinco horas a dos.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Chaque jour, je planifie les trajets de 14 camions entre Ibadan, Ilorin et Apapa.
0.1 | Traitement de 35 à 40 lettres de voiture par jour, clôturées dans Odoo avant 18 heures
0.2 | Le retard moyen au chargement est passé de cinq heures en 2021 à deux heures en 2023, grâce à la réservation des créneaux dans les dépôts dès la veille.
0.4 | En 2023, j'ai assisté aux discussions sur le contrat de pneus avec trois fournisseurs et j'en ai rédigé le compte rendu pour la responsable de flotte.
0.3 | Mon rapprochement hebdomadaire du gazole distribué et du gazole consommé m'a permis de repérer 1,8 million de nairas de déclarations excessives en 2022.
w2 2.0 | Chez Swiftline Parcel Services, où je suis restée un an et demi, j'enregistrais environ 120 colis par jour.
2.3 | Les colis internationaux ne relevaient pas de mon travail.
1.0 w1 | De septembre 2018 à mai 2020, j'ai tenu un petit kiosque d'épicerie et de POS à Ilorin tout en m'occupant de ma mère.
e0 | Je prépare à temps partiel un HND en logistique et gestion de la chaîne d'approvisionnement à The Polytechnic, Ibadan.
c1 | Formation de la FRSC à la conduite préventive et à la gestion des trajets, suivie en 2021
s0 | J'utilise Odoo et, dans Excel, les tableaux croisés dynamiques.
a 0.0 | Vous confiez 25 camions frigorifiques à votre coordinateur ; j'en planifie aujourd'hui 14 et j'aimerais franchir ce pas.
`),
      bad: falseLines(`
number | 0.2 | J'ai ramené le retard moyen au chargement de cinq heures à trente minutes.
help | 0.4 | J'ai mené les négociations du contrat de pneus avec trois fournisseurs.
status | e0 | Titulaire d'un HND en logistique, je connais bien le transport routier.
moved | 2.2 | J'ai formé 14 nouveaux employés à l'utilisation du lecteur de codes-barres.
negation | 2.3 | Chez Swiftline, je m'occupais aussi des colis internationaux.
ranking | w0 | Élue meilleure employée de Kolabass en 2023, je connais la valeur de la ponctualité.
scale | 0.0 | Je coordonne une flotte qui dessert toute l'Afrique de l'Ouest.
period | 0.5 | J'ai remplacé la responsable de flotte pendant toute l'année 2022.
currency | 2.1 | Je comptais chaque jour des recettes de 150 000 à 250 000 dollars.
employer | c1 | J'ai suivi en 2021 chez TotalEnergies une formation à la conduite préventive.
skill | 0.0 | Je planifie les trajets de 14 camions dans Oracle Transportation Management.
achievement | 0.3 | Mon contrôle hebdomadaire du gazole a réduit la consommation de la flotte de 12 %.
`),
    },
    de: {
      good: trueLines(`
0.0 | Täglich plane ich die Touren von 14 Lkw zwischen Ibadan, Ilorin und Apapa.
0.1 | Pro Tag bearbeite ich 35 bis 40 Frachtbriefe, die vor 18 Uhr in Odoo abgeschlossen sind.
0.2 | Weil ich die Zeitfenster in den Depots einen Tag vorher buchte, sank die durchschnittliche Verzögerung beim Beladen von fünf Stunden im Jahr 2021 auf zwei im Jahr 2023.
0.3 | Abgleich von ausgegebenem und verbrauchtem Diesel jeden Freitag; 2022 zu hohe Abrechnungen über 1,8 Mio. Naira entdeckt
0.5 | Ist die Fuhrparkleiterin im Urlaub, vertrete ich sie; 2022 waren das zwei Wochen, 2024 drei.
0.4 | Bei den Gesprächen mit drei Lieferanten über den Reifenvertrag war ich 2023 dabei und führte Protokoll.
0.6 | Seit Januar 2021 ist keine Sendung mehr verloren gegangen.
2.1 | Bei Swiftline zählte ich die Tageseinnahmen von 150.000 bis 250.000 Naira und übergab sie der Kasse.
1.0 w1 | Von September 2018 bis Mai 2020 betrieb ich in Ilorin einen kleinen Kiosk und kümmerte mich daneben um meine Mutter.
v0.0 | An zwei Samstagen im Monat leiste ich als Special Marshal der FRSC Verkehrsdienst am Markttag.
e1 | Mein OND in Business Administration habe ich 2016 mit Upper Credit abgeschlossen.
a | Sie wollen eine Pünktlichkeitsquote von 95 % halten, und daran würde ich gern mitarbeiten.
`),
      bad: falseLines(`
number | 2.0 | Bei Swiftline nahm ich täglich rund 1.200 Pakete an.
unit | 0.1 | Pro Stunde bearbeite ich 35 bis 40 Frachtbriefe.
moved | 0.6 | Bei Swiftline ist seit Januar 2021 keine Sendung verloren gegangen.
escalation | 0.5 | Seit 2022 leite ich den Fuhrpark mit 14 Lkw.
certificate | c1 | Ich bin zertifizierte Gefahrgutbeauftragte.
status | c0 | Das CILT-Zertifikat Level 3 habe ich bereits in der Tasche.
date | w0 | Seit Juni 2017 arbeite ich als Disponentin bei Kolabass Haulage.
help | 0.4 | Den Reifenvertrag habe ich 2023 mit drei Lieferanten selbst ausgehandelt.
praise | w0 | Die Fuhrparkleiterin lobt mich als ihre zuverlässigste Mitarbeiterin.
language | l2 | Neben Yoruba und Englisch spreche ich fließend Hausa.
team | 2.2 | Bei Swiftline leitete ich ein Team von drei Mitarbeitern.
years | w2 | Vier Jahre lang arbeitete ich im Kundenservice von Swiftline.
`),
    },
  },
};
