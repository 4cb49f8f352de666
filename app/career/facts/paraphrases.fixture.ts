import type { DocumentLanguage } from "~/career/written";
import { trueLines } from "./held-out-case";
import type { GoodCase } from "./good.fixture";

/** More true sentences over the held-out people, in the longer manner of letters. The rules were mended with these at hand. */
export const PARAPHRASES: [trade: string, language: DocumentLanguage, cases: GoodCase[]][] = [
  [
    "teacher",
    "en",
    trueLines(`
w0 0.0 | In my present post as Mathematics Teacher at Holy Rosary College, Enugu, I take six classes of roughly 40 students through mathematics and further mathematics.
0.1 | Over three years the proportion of our WASSCE candidates with a credit in mathematics grew from 54% to 79%, something I would be glad to repeat with you.
1.1 | Eleven of the twelve pupils I coached for common entrance were admitted.
0.3 0.5 | I sit on the examination committee and have helped the vice principal to prepare the timetable.
n e0 | After graduating from UNN I completed my service year at Community Secondary School in Gboko.`),
  ],
  [
    "site engineer",
    "en",
    trueLines(`
0.0 0.5 | I oversee a workforce of 45 labourers and six artisans on a 12-kilometre road and report progress to the project manager once a week.
0.4 | We have worked 400,000 man-hours without losing a single hour to an accident.
1.0 1.1 | As a Graduate Engineer at Bagudu & Partners I assisted with the supervision of a three-storey block and tested 320 concrete cubes, filing every result.
c0 c1 | I hold the NEBOSH International General Certificate (2021) and my COREN registration is in progress.
a | I was pleased to read that Oakfield Infrastructure is building highways in nine states.`),
  ],
  [
    "bank teller",
    "en",
    trueLines(`
w0 0.0 | As a teller at Crestline Bank in Ibadan I handle some 150 cash transactions daily.
0.4 0.5 | I have shown three new tellers how to use Finacle and helped our branch service manager bring queue time down from 35 to 20 minutes.
1.2 | Four in five complaints, 82% to be exact, were resolved on the first call.
e0 e1 | I hold an OND in Banking and Finance with Upper Credit, and my B.Sc. in Accounting is in view.`),
  ],
  [
    "driver",
    "en",
    trueLines(`
0.0 0.1 | Driving a 30-tonne truck some 9,000 km a month between Lagos and Kano, I have been accident-free since 2017.
0.3 | Fuel consumption on my truck has come down from 42 litres per 100 km to 37.
c0 | My class E licence is valid until 2027.`),
  ],
  [
    "sales representative",
    "es",
    trueLines(`
w0 0.0 | Como Sales Representative de Sunbelt Beverages, hice crecer las ventas mensuales de ₦4,5 millones a ₦7,2 millones en 14 meses.
0.1 0.5 | He abierto sesenta puntos de venta nuevos y cada semana visito 85 tiendas, cuyos pedidos registro en Salesforce.
0.3 | En 2022 ocupé el tercer puesto entre 22 representantes.
1.1 | Llevaba el libro de existencias de 350 artículos.
e0 | Cuento con un HND en Marketing de la Abia State Polytechnic.`),
  ],
  [
    "bank teller",
    "es",
    trueLines(`
w1 1.0 | Entre 2019 y 2022 atendí 70 llamadas diarias en Vocalis Contact Centre para un cliente de telecomunicaciones.
0.1 | Durante dieciocho meses mi caja cuadró sin ninguna diferencia.
c0 | Soy miembro estudiante del CIBN.
a | Su anuncio pide a alguien que supervise a siete cajeros.`),
  ],
  [
    "civil servant",
    "es",
    trueLines(`
0.3 0.4 | Redacté catorce memorandos para el secretario permanente y tramité 36 modificaciones de contrato sin observaciones de auditoría.
1.1 | Levantaba acta de cuatro reuniones mensuales.
l2 | Leo árabe.
e0 | Estudié Ciencias Políticas en la University of Abuja entre 2008 y 2012.`),
  ],
  [
    "chef",
    "fr",
    trueLines(`
w0 0.0 | Sous-chef au Tinapa Gardens Hotel depuis mai 2021, je fais tourner une cuisine de neuf cuisiniers aux côtés du chef.
0.4 | J'ai établi les plans de nettoyage, et notre cuisine a passé avec succès deux inspections de la NAFDAC.
1.2 | J'ai suivi trois jours de formation en sécurité alimentaire.
x0 | J'ai été élue Staff of the Month en août 2022.
c1 | Je suis actuellement un City & Guilds Diploma in Food Preparation, toujours en cours.`),
  ],
  [
    "driver",
    "fr",
    trueLines(`
0.1 0.2 | Sans accident depuis 2017, j'ai livré dans les délais 98 % de mes chargements en 2023.
0.4 | Les chargements que je transporte valent jusqu'à 60 millions de nairas.
1.2 | J'ai montré les tournées à deux nouveaux coursiers.
c1 | J'ai suivi en 2019 une formation aux premiers secours de la Croix-Rouge.`),
  ],
  [
    "graduate",
    "fr",
    trueLines(`
v0.0 | En tant que déléguée de classe, j'ai représenté 112 étudiants auprès du département.
n | J'ai effectué mon service national au General Hospital Laboratory de Lokoja.
e0 | J'ai obtenu un B.Sc. en microbiologie avec une CGPA de 4,12/5,00.`),
  ],
  [
    "teacher",
    "de",
    trueLines(`
w0 0.0 | Seit September 2019 unterrichte ich am Holy Rosary College in Enugu Mathematik und höhere Mathematik in sechs Klassen.
0.5 | Ich gehöre dem Prüfungsausschuss an.
1.0 | An der Bright Future Academy unterrichtete ich 28 Kinder der fünften Klasse in allen Fächern.
l0 l1 | Igbo ist meine Muttersprache, Englisch spreche ich fließend.
c0 | Seit 2017 bin ich bei TRCN als Lehrerin registriert.`),
  ],
  [
    "chef",
    "de",
    trueLines(`
w0 0.1 | Als Sous Chef im Tinapa Gardens Hotel koche ich am Wochenende für bis zu 250 Gäste.
0.3 0.4 | Ich habe die Menüs von vierzig Hochzeiten geplant und Reinigungspläne geschrieben; die Küche bestand zwei Prüfungen der NAFDAC.
1.1 | An einer neuen Frühstückskarte mit fünfzehn Gerichten habe ich mitgewirkt.
c0 | Das Zertifikat HACCP Level 2 habe ich 2022 erworben.`),
  ],
  [
    "site engineer",
    "de",
    trueLines(`
0.2 | Für drei Ausschreibungen erstellte ich Leistungsverzeichnisse über insgesamt 1,8 Mrd. Naira; eine davon haben wir gewonnen.
0.3 | Höhen und Kurven stecke ich mit einer Totalstation von Leica ab.
c0 | Meine Registrierung bei COREN ist in Bearbeitung.
a | An Oakfield Infrastructure reizt mich, dass Sie Straßen in neun Bundesstaaten bauen.`),
  ],
];
