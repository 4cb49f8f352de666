/** Health, teaching, engineering, energy, farming, driving, selling, hotels and security. "name = other spelling"; "!" keeps capitals. */
export const TRADES = `
patient care = nursing care, care of patients, bedside care, patient management
medication administration = administration of medication, drug administration, administered medication, administer medication, administers medication, administering medication
vital signs = vital signs monitoring, taking of vital signs
wound care = wound dressing, wound management
infection control = infection prevention, infection prevention and control, IPC
triage
midwifery = labour ward, maternity care, labour and delivery
antenatal care = ANC, antenatal clinic
postnatal care
paediatric nursing = paediatric care, pediatrics, paediatrics
critical care = intensive care, ICU
emergency care = accident and emergency, A&E, emergency medicine
theatre nursing = perioperative nursing, theatre experience
dialysis = haemodialysis
mental health nursing = psychiatric nursing
public health = community health, primary health care, PHC
immunisation = immunization, vaccination, routine immunisation
family planning
nutrition = dietetics
health education = health promotion, patient education
HIV counselling = HIV testing services, HIV/AIDS counselling, HTS
malaria case management = malaria control
TB DOTS = tuberculosis care
electronic medical records = EMR, EHR, hospital information system
health information management = medical records, health records
phlebotomy = blood collection, venepuncture
laboratory testing = laboratory tests, lab tests, laboratory analysis, laboratory diagnosis, laboratory investigations
microbiology
haematology = hematology
blood banking = blood transfusion
microscopy
dispensing = drug dispensing, dispensing of drugs
pharmacy practice = community pharmacy, hospital pharmacy, pharmaceutical care
drug inventory = drug stock management
pharmacovigilance
medical sales = pharmaceutical sales, medical detailing
radiography = X-ray, ultrasound
physiotherapy
first aid
basic life support = BLS
advanced cardiac life support = ACLS
cardiopulmonary resuscitation = CPR
NAFDAC = NAFDAC registration, National Agency for Food and Drug Administration and Control
NHIA = NHIS, HMO claims
lesson planning = lesson plans, lesson notes, lesson note, scheme of work, schemes of work
classroom management = class control, classroom control
curriculum development = curriculum design
Nigerian curriculum = NERDC curriculum
British curriculum = Cambridge curriculum, IGCSE
Montessori
phonics = Jolly Phonics, Jolly phonics
early years education = early childhood education, nursery class, EYFS
special needs education = special education, inclusive education
WAEC preparation = WASSCE preparation, NECO preparation, JAMB preparation
student assessment = assessment of pupils, continuous assessment, grading of students
e-learning = online teaching, virtual learning, learning management system
Google Classroom
teaching = classroom teaching, teach, taught, teaching experience
mathematics = !Mathematics, maths
English Language = !English language
physics = !Physics
chemistry = !Chemistry
biology = !Biology
home economics
sports coaching = physical education
preventive maintenance = planned maintenance, scheduled maintenance, routine maintenance, preventative maintenance
corrective maintenance = breakdown maintenance
plant maintenance = machine maintenance, equipment maintenance, maintenance of equipment
electrical installation = electrical installations, electrical wiring, wiring, house wiring
electrical maintenance = electrical repairs
generator maintenance = generator servicing, diesel generator, diesel generators
solar installation = solar PV, solar power, solar energy, inverter installation, solar panels
power distribution = electricity distribution, 33kV, 11kV
transformers = transformer maintenance
PLC programming = programmable logic controller, PLC
SCADA
instrumentation = instrumentation and control, calibration
welding = fabrication, arc welding
plumbing = pipe fitting, pipefitting
carpentry = joinery, furniture making
masonry = bricklaying, block laying
tiling = tile laying
painting = house painting
HVAC = air conditioning, refrigeration
boilers = boiler operation
pumps = pump maintenance
machining = lathe, CNC
forklift operation = forklift, forklift operator, fork lift
crane operation = crane operator
heavy equipment operation = excavator, bulldozer, payloader
structural design = structural engineering, structural analysis
site supervision = construction supervision, site management, supervision of site
quantity surveying = bill of quantities, BOQ, bills of quantities, quantity take-off
construction management = building construction, civil works, construction works
road construction
reinforced concrete = concrete works
materials testing = soil testing, geotechnical
architectural design = architectural drawings, working drawings
quality control = QC, quality inspection
quality assurance = QA/QC, QA, quality management
ISO 9001 = ISO 9001:2015
ISO 14001
ISO 45001 = OHSAS 18001
ISO 22000
HACCP
GMP = good manufacturing practice, good manufacturing practices, cGMP
production planning = production scheduling
production supervision = production line, production operations
manufacturing = FMCG manufacturing
packaging = packing
root cause analysis = RCA
CMMS = SAP PM
drilling operations = drilling, well drilling
well intervention = workover, well completion
reservoir engineering = Petrel, Eclipse simulator
oil production = flow station
pipeline maintenance = pipeline integrity, pigging
process engineering = HYSYS, Aspen HYSYS, process design
offshore operations = offshore
NDT = non-destructive testing, ultrasonic testing, radiographic testing
corrosion control = cathodic protection
LNG
gas plant operations = gas processing, gas plant
fuel station management = filling station, petrol station, forecourt
permit to work = PTW, work permits
HSE = health and safety, QHSE, HSSE, health safety and environment, occupational health and safety, EHS
incident investigation = accident investigation
toolbox talks = toolbox meetings, tool box talks
hazard identification = HAZID, HAZOP, job hazard analysis, JHA
fire safety = fire fighting, firefighting, fire prevention
environmental impact assessment = EIA
waste management
NUPRC = DPR, NMDPRA
NNPC
NERC
NCC = Nigerian Communications Commission
SON = !SON, Standards Organisation of Nigeria, SONCAP
NESREA
FRSC = Federal Road Safety Corps, road safety
driving = professional driving, driver experience, drove
defensive driving
route planning = route knowledge, knowledge of Lagos roads, Lagos routes, knowledge of Lagos routes, knowledge of routes, road knowledge
vehicle maintenance = vehicle inspection, vehicle servicing, basic vehicle maintenance, car maintenance, auto repairs, minor repairs
manual transmission = manual gear, manual vehicles
truck driving = trailer driving, tanker driving, articulated vehicle, heavy-duty vehicles, heavy duty vehicles
dispatch riding = dispatch rider, motorcycle riding, bike riding
goods delivery = delivery of goods, last-mile delivery, goods delivery, parcel delivery
fleet management = fleet operations, vehicle tracking
supply chain management = supply chain
logistics = logistics management, logistics coordination, haulage
inventory management = inventory control, stock management, stock control, inventory, stock keeping
stock taking = stock-taking, stocktaking, stock count, stock counts
warehouse management = warehousing, warehouse operations, storekeeping, store keeping, store management
customs clearing = clearing and forwarding, customs clearance, freight forwarding
import and export = import documentation, export documentation, import/export
NPA
sales = selling, direct sales, field sales, outdoor sales, sales experience
marketing = field marketing, product marketing
key account management = key accounts, key distributors
distribution = distributor management, route to market, distributor network
merchandising = shelf display, visual merchandising
retail sales = retail, retail operations, supermarket
telesales = telemarketing, cold calling
lead generation = prospecting, leads generation
market research = market survey, market surveys, market intelligence
brand management = brand activation, branding
sales reporting = sales reports, sales report
sales targets = sales target, meet targets, revenue targets
CRM = customer relationship management, Salesforce, HubSpot, Zoho CRM
POS = point of sale, POS terminal, POS machine
cash register = cashiering, cashier duties
real estate sales = property sales, real estate
B2B sales = business-to-business, corporate sales, B2B
e-commerce = ecommerce, online sales, Jumia, Konga
food preparation = cooking, meal preparation, kitchen operations
Nigerian dishes = local dishes, Nigerian cuisine, African dishes
continental dishes = continental cuisine, intercontinental dishes
baking = pastry, pastries, confectionery
menu planning = menu development
food hygiene = food safety, kitchen hygiene
food and beverage service = F&B, food and beverage, table service, waitering, waiting tables
bar service = bartending, mixology, cocktails
housekeeping = room cleaning, room attendant
laundry = dry cleaning, ironing
cleaning = janitorial
guest relations = guest service, guest services, guest experience
reservations = room reservations
Opera PMS = Opera hotel system, hotel management software
ticketing = Amadeus, Galileo, Sabre
tour guiding = tour operations
tailoring = sewing, fashion design, garment making
hairdressing = hair styling, barbing, barbering
make-up artistry = makeup artistry
childcare = child care, nanny, babysitting
elderly care = caregiving, caregiver, home care
security operations = guarding, access control, security guard, patrol, manned guarding
surveillance = security surveillance
crop production = farming, crop farming, agronomy
poultry farming = poultry, poultry management
fish farming = aquaculture, catfish
animal husbandry = livestock, livestock management
agricultural extension = extension services
farm management = farm supervision
irrigation
pest control = fumigation
veterinary care = animal health
agribusiness
food processing
Yoruba = !Yoruba
Hausa = !Hausa
Igbo = !Igbo
French = !French, French language
Arabic = !Arabic
Pidgin English = Nigerian Pidgin
`;
