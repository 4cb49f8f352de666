/**
 * Names the advert lexicon does not hold because no advert asks for them as skills: degrees, classes, exams, languages, services, employers.
 * One line a name: "name = other spelling, other spelling"; "!" keeps capitals.
 */
export const DEGREES = `
B.Sc = BSc, Bachelor of Science
!B.A = !BA, Bachelor of Arts
B.Eng = BEng, Bachelor of Engineering
B.Tech = BTech, Bachelor of Technology
B.Ed = BEd, Bachelor of Education
LL.B = LLB, Bachelor of Laws
MBBS = MB BS, Bachelor of Medicine
B.Pharm = BPharm, Bachelor of Pharmacy
HND = Higher National Diploma
ND = !ND, !OND, National Diploma, Ordinary National Diploma
NCE = Nigeria Certificate in Education
M.Sc = MSc, Master of Science
!M.A = !MA, Master of Arts
M.Eng = MEng
M.Ed = MEd
MBA = Master of Business Administration
MPH = Master of Public Health
LL.M = LLM
Ph.D = PhD, doctorate, doctoral degree, Doctor of Philosophy
PGD = Postgraduate Diploma
SSCE = Senior School Certificate
WASSCE = WAEC, WASC
NECO
NABTEB
GCE
`;

export const CLASSES = `
first class honours = first class, first-class honours, first class degree
second class upper = second class honours upper division, upper second class, second class honours (upper division), second upper
second class lower = second class honours lower division, lower second class, second lower
third class honours = third class
upper credit
lower credit
distinction = with distinction
summa cum laude
magna cum laude
cum laude
valedictorian
best graduating student = best graduating
`;

export const LANGUAGES = `
!English = inglés, anglais, !Englisch
!French = francés, français, !Französisch
!Yoruba = yoruba
!Igbo = igbo
!Hausa = hausa, haoussa
!Pidgin
!Arabic = árabe, arabe, !Arabisch
!Spanish = español, espagnol, !Spanisch
!German = alemán, allemand, !Deutsch
!Portuguese = portugués, portugais, !Portugiesisch
!Mandarin = !Chinese, mandarín, chino, chinois, !Chinesisch
!Swahili = suajili, !Suaheli
!Fulfulde
!Edo
!Efik
!Ibibio
!Tiv
!Italian = italiano, italien, !Italienisch
!Russian = ruso, russe, !Russisch
!Dutch = holandés, néerlandais, !Niederländisch
!Kanuri
!Idoma
!Igala
!Nupe
!Urhobo
!Ijaw = !Izon
!Itsekiri
!Ebira
!Isoko
!Berom
!Gwari = !Gbagyi
!Esan
!Annang
!Jukun
!Twi
!Wolof
!Zulu
!Turkish = turco, turc, !Türkisch
!Hindi
`;

export const SERVICES = `
driver's licence = Führerschein, Fahrerlaubnis, permis de conduire, carné de conducir, carnet de conducir, permiso de conducir, licencia de conducir
NYSC = National Youth Service Corps, national youth service
SIWES = Students Industrial Work Experience Scheme
FIRS = Federal Inland Revenue Service
LIRS
CBN = Central Bank of Nigeria
PenCom
NAFDAC
NCC = Nigerian Communications Commission
NERC
NIMASA
EFCC
UN = !UN, United Nations, !ONU, Naciones Unidas, Nations unies, Vereinte Nationen, Vereinten Nationen
EU = !EU, European Union, Unión Europea, Union européenne, Europäische Union
UNICEF
USAID
World Bank = Banco Mundial, Banque mondiale, Weltbank
Red Cross = Cruz Roja, Croix-Rouge, Rotes Kreuz, Roten Kreuz, Roten Kreuzes
WHO = !WHO, World Health Organization, World Health Organisation
`;

export const EMPLOYERS = `
GTBank = GTB, Guaranty Trust Bank, GTCO, Guaranty Trust Holding
Access Bank
Zenith Bank
UBA = United Bank for Africa
First Bank = FirstBank, First Bank of Nigeria
FCMB = First City Monument Bank
Fidelity Bank
Sterling Bank
Stanbic IBTC = Stanbic
Union Bank
Wema Bank
Polaris Bank
Ecobank
Keystone Bank
Moniepoint
OPay
PalmPay
!Kuda
Interswitch
Dangote = Dangote Group, Dangote Cement, Dangote Refinery
BUA = BUA Group
MTN = MTN Nigeria
Airtel
Globacom
9mobile
Nigerian Breweries
Nestle
Unilever
Cadbury
PZ Cussons
Lafarge
Julius Berger
Chevron
TotalEnergies
ExxonMobil
NNPC = NNPC Limited
Seplat
Oando
KPMG
PwC = PricewaterhouseCoopers
Deloitte
Ernst and Young = Ernst & Young
McKinsey
Andela
Jumia
Konga
!Bolt
!Uber
Shoprite
Chicken Republic
UNILAG = University of Lagos
UNN = University of Nigeria
University of Ibadan
OAU = Obafemi Awolowo University
ABU = Ahmadu Bello University
UNIBEN = University of Benin
UNILORIN = University of Ilorin
FUTA = Federal University of Technology Akure
LASU = Lagos State University
Covenant University
Babcock University
YABATECH = Yaba College of Technology
!Shell = Shell Nigeria, Royal Dutch Shell
Guinness = Guinness Nigeria
Coca-Cola = Coca Cola
Siemens
Huawei
Samsung
Harvard = Harvard University
Oxford = Oxford University, University of Oxford
`;
