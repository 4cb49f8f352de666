import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `SUNDAY BASSEY
No 4 Goldie Street, Calabar, Cross River State
Call or WhatsApp: 0708 555 0154
sunday.bassey@example.com

ABOUT ME
Tailor with own shop. I learn work from my uncle, I sabi measure and I no dey fail on date.

WORK EXPERIENCE

Owner / Tailor
Sunny Stitches, Watt Market, Calabar
2016 till date
- I sew men wear, school uniform and choir robe for customers around Watt Market
- Biggest job: 350 school uniforms for Holy Infant Primary School in 2022, delivered in 7 weeks
- I have 2 apprentices now, 3 have done their freedom already
- Bought 2 industrial machines in 2021 with cooperative loan of N400k, finish paying in 2023
- I don't sew wedding gown; I give it to another shop
- My price dey from N3,500 (trouser) to N25,000 (agbada)
- I dey help the church women to cut choir cloth free every December

Machine Operator (contract)
Cross Threads Garment Factory, Aba
March 2014 - November 2015
- Joined sleeve and collar on the line, 90 shirts per day
- They moved me to the quality check table for the last 4 months

Apprentice
Uncle Ime Fashion, Uyo
2010 - 2013
- Learnt cutting, hand stitching and how to talk to customers

VOLUNTEER
Financial Secretary
Watt Market Tailors Union, Calabar
2020 - 2022
- Collected monthly dues from 48 members

EDUCATION
NABTEB Garment Making, Government Technical College, Uyo, 2013
First School Leaving Certificate, 2007

TRAINING
Industrial Sewing, ITF, 3 months, 2019
Computer Pattern Drafting, evening class (started 2024, not finished)

SKILLS
Cutting, Pattern drafting by hand, Overlock machine (small repairs), Embroidery (hand only)

LANGUAGES
Efik (mother tongue), Ibibio, English, Pidgin
`;
const advert = `Production Supervisor, Sewing
Akwa Garments Ltd, Uyo
We make 2,000 pieces of workwear a week on 3 lines. You will supervise 20 operators, keep the reject rate under 2% and report to the factory manager.
Requirements:
- NABTEB or OND in Garment Making or Fashion Design
- 5 years of sewing, some of it on industrial machines
- Pattern making in Gerber or CLO 3D
- Efik or Ibibio`;

export const tailor: HeldOutPerson = {
  trade: "tailor",
  resume,
  advert,
  target: { jobTitle: "Production Supervisor, Sewing", companyName: "Akwa Garments Ltd" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Men's wear, school uniforms and choir robes are what I sew for customers around Watt Market.
0.1 | In 2022 Holy Infant Primary School ordered 350 uniforms, and I delivered them in seven weeks.
0.2 | Three apprentices have already completed their training with me, and two more are learning now.
0.3 | A cooperative loan of N400,000 paid for two industrial machines in 2021, and by 2023 I had cleared it.
0.4 | Wedding gowns I pass on to another shop.
0.5 | My prices run from N3,500 for a pair of trousers to N25,000 for an agbada.
1.0 | On the line at Cross Threads I joined sleeves and collars on 90 shirts a day.
1.1 | Moved to the quality check table for the last four months of the contract
w2 2.0 | From 2010 to 2013 I learned cutting and hand stitching as an apprentice at Uncle Ime Fashion in Uyo.
c1 | I have begun an evening class in computer pattern drafting but have not finished it yet.
v0 v0.0 | As financial secretary of the Watt Market Tailors Union I collected the monthly dues of 48 members.
a 0.2 | Twenty operators are many more than the five apprentices I have taken on so far, and I would gladly grow into the task.
`),
      bad: falseLines(`
number | 0.1 | Sewed 3,500 school uniforms for Holy Infant Primary School in 2022
unit | 0.1 | In 2022 I delivered 350 school uniforms in 7 days.
employer | 0.1 | In 2022 I delivered 350 school uniforms to Hope Waddell Training Institution.
escalation | 1.0 | Supervised the sewing line at Cross Threads Garment Factory
negation | 0.4 | I sew wedding gowns, men's wear and school uniforms.
status | c1 | I completed an evening class in computer pattern drafting in 2024.
currency | 0.3 | Bought two industrial machines in 2021 with a cooperative loan of $400k
skill | 0.0 | I draft the patterns for men's wear and school uniforms in CLO 3D.
moved | 1.0 | At Sunny Stitches I join sleeves and collars on 90 shirts per day.
years | w0 | I would bring more than twenty-five years of sewing to Akwa Garments.
achievement | 0.1 | Delivered 350 school uniforms in 7 weeks with a reject rate under 2%
title | v0 | As chairman of the Watt Market Tailors Union I collected monthly dues from 48 members.
`),
    },
    es: {
      good: trueLines(`
0.0 | Coso ropa de hombre, uniformes escolares y túnicas de coro para clientes de los alrededores de Watt Market.
0.1 | Mi mayor encargo fueron 350 uniformes para Holy Infant Primary School en 2022, entregados en siete semanas.
0.2 | Ahora tengo dos aprendices, y otros tres ya terminaron su formación.
0.3 | Compra de dos máquinas industriales en 2021 con un préstamo de cooperativa de 400.000 nairas, saldado en 2023
0.6 | Cada diciembre ayudo gratis a las mujeres de la iglesia a cortar la tela del coro.
1.0 w1 | En la fábrica Cross Threads, en Aba, montaba mangas y cuellos en la línea, 90 camisas al día.
1.1 | Los últimos cuatro meses los pasé en la mesa de control de calidad.
c0 | En 2019 hice un curso de costura industrial de tres meses en el ITF.
e0 | Tengo el NABTEB en confección desde 2013.
w0 | Desde 2016 llevo mi propio taller, Sunny Stitches.
s0 | Hago pequeñas reparaciones en máquinas overlock y bordo a mano.
a | Ustedes fabrican 2.000 prendas de trabajo por semana en tres líneas, y me gustaría formar parte de esa producción.
`),
      bad: falseLines(`
number | 0.2 | En mi taller he formado a más de treinta aprendices.
degree | e0 | Tengo un OND en Diseño de Moda.
help | 0.6 | Cada diciembre dirijo la confección de las túnicas del coro de la iglesia.
period | 1.1 | Pasé los últimos catorce meses en la mesa de control de calidad.
date | w0 | Abrí mi propio taller, Sunny Stitches, en 2010.
moved | 0.3 | En Cross Threads compré dos máquinas industriales con un préstamo de cooperativa.
praise | 0.0 | Mis clientes dicen que soy el mejor sastre de Calabar.
cause | 0.3 | Las dos máquinas industriales que compré en 2021 duplicaron mis ventas.
team | 1.0 | En la fábrica de Aba tenía a mi cargo a diez operarios.
language | l1 | Además de efik e ibibio, hablo igbo con fluidez.
scale | 0.0 | Coso uniformes para escuelas de todo el país.
certificate | c1 | Tengo el certificado de Gerber en patronaje digital.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Vêtements pour hommes, uniformes scolaires, robes de chorale : voilà ce que je couds pour la clientèle autour de Watt Market.
0.1 | En 2022, il m'a fallu sept semaines pour livrer 350 uniformes à la Holy Infant Primary School.
0.3 | J'ai acheté deux machines industrielles en 2021, grâce à une coopérative qui m'a prêté 400 000 nairas.
0.4 | Les robes de mariée, je les confie à un autre atelier.
0.5 | Tarifs de 3 500 nairas pour un pantalon à 25 000 nairas pour un agbada
0.2 | Trois apprentis ont déjà achevé leur apprentissage chez moi, et deux autres sont en formation.
1.0 | Assemblage de manches et de cols à la chaîne, à raison de 90 chemises par jour
w1 | De mars 2014 à novembre 2015, j'ai été opérateur de machine sous contrat à Aba.
w2 | J'ai appris le métier à Uyo, chez Uncle Ime Fashion, de 2010 à 2013.
v0 v0.0 | Secrétaire financier du Watt Market Tailors Union de 2020 à 2022, j'encaissais chaque mois les cotisations de 48 membres.
c1 | Mon cours du soir de patronage sur ordinateur, commencé en 2024, n'est pas encore terminé.
a l0 l1 | Vous cherchez quelqu'un qui parle efik ou ibibio ; je parle les deux, et l'efik est ma langue maternelle.
`),
      bad: falseLines(`
number | 0.5 | Tarifs de 3 500 nairas pour un pantalon à 75 000 nairas pour un agbada
status | c1 | J'ai achevé ma formation au patronage sur ordinateur.
negation | 0.4 | Je couds aussi des robes de mariée.
employer | 1.0 | Chez Vlisco, j'assemblais les manches et les cols de 90 chemises par jour.
escalation | 1.1 | J'étais responsable du contrôle qualité de l'usine d'Aba.
unit | 1.0 | Assemblage de manches et de cols à la chaîne, à raison de 90 chemises par heure
skill | s0 | Je maîtrise la broderie à la machine numérique.
currency | 0.3 | Une coopérative m'a prêté 400 000 francs CFA pour deux machines industrielles.
years | w2 | Mon apprentissage à Uyo a duré sept ans.
achievement | v0.0 | Les cotisations du syndicat ont doublé quand j'en étais le secrétaire financier.
title | v0 | De 2020 à 2022, j'ai présidé le Watt Market Tailors Union.
moved | 0.1 | Chez Uncle Ime Fashion, j'ai livré 350 uniformes scolaires en sept semaines.
`),
    },
    de: {
      good: trueLines(`
0.0 | Für Kundschaft rund um den Watt Market nähe ich Herrenkleidung, Schuluniformen und Chorgewänder.
0.1 | Größter Auftrag: 350 Schuluniformen für die Holy Infant Primary School, 2022 in sieben Wochen geliefert
0.2 | Zurzeit lernen zwei Lehrlinge bei mir, drei haben ihre Lehre schon abgeschlossen.
0.3 | Zwei Industriemaschinen habe ich 2021 über einen Genossenschaftskredit von 400.000 Naira finanziert, der 2023 abbezahlt war.
0.4 | Brautkleider nähe ich nicht selbst, die gebe ich an eine andere Werkstatt weiter.
0.6 | Jeden Dezember helfe ich den Frauen der Kirche unentgeltlich beim Zuschneiden des Chorstoffs.
1.0 1.1 | In der Fabrik in Aba setzte ich bei 90 Hemden pro Tag Ärmel und Kragen an, bis ich für die letzten vier Monate in die Qualitätskontrolle wechselte.
w2 2.0 | Zuschneiden, Nähen von Hand und den Umgang mit Kunden lernte ich von 2010 bis 2013 bei Uncle Ime Fashion in Uyo.
v0.0 | Einzug der Monatsbeiträge von 48 Mitgliedern der Schneidervereinigung
c0 | Einen dreimonatigen ITF-Kurs in industriellem Nähen absolvierte ich 2019.
e0 | 2013 habe ich am Government Technical College in Uyo das NABTEB in Garment Making erworben.
a | Eine Ausschussquote unter zwei Prozent ist ein Ziel, an dem ich mich gern messen lasse.
`),
      bad: falseLines(`
number | v0.0 | Einzug der Monatsbeiträge von 480 Mitgliedern der Schneidervereinigung
help | 0.6 | Jeden Dezember leite ich die Schneiderei unseres Kirchenchors.
merged | 1.0 0.1 | In der Fabrik in Aba nähte ich 350 Schuluniformen.
status | 0.2 | Alle fünf Lehrlinge haben ihre Lehre bei mir abgeschlossen.
date | c0 | Einen dreimonatigen ITF-Kurs in industriellem Nähen absolvierte ich 2015.
period | 0.3 | Den Genossenschaftskredit von 400.000 Naira zahlte ich innerhalb von sechs Monaten zurück.
certificate | e0 | Ich besitze den Meisterbrief im Schneiderhandwerk.
escalation | 1.0 | In Aba leitete ich eine Produktionslinie, die 90 Hemden pro Tag fertigte.
cause | 0.3 | Dank der zwei Industriemaschinen konnte ich meine Lieferzeiten halbieren.
employer | c0 | Bei Singer Nigeria absolvierte ich 2019 einen Kurs in industriellem Nähen.
contact | w0 | Schreiben Sie mir an info@sunnystitches.example.com.
scale | w0 | Sunny Stitches hat inzwischen drei Filialen im Bundesstaat Cross River.
`),
    },
  },
};
