/**
 * How adverts say things, all invented for the training. `[m kind text]` marks a must, `[w kind text]` a wish, `[T text]`
 * the title and `[C text]` the employer; `{name}` is filled in: a row of this file, or a word of the trade.
 * One row is one list; items are parted by a new line.
 */
export const rows = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((row) => row.trim());

export const PHRASES: Readonly<Record<string, readonly string[]>> = {
  years: rows(`
    [m years at least {n} years in a similar role]
    [m years {n} years' experience] in the field
    [m years minimum of {n} years cognate experience]
    [m years {n}-{n2} years experience]
    [m years {n}yrs experience]
    [m years not less than {words} ({n}) years post-qualification experience]
    [m years {words} years on the job]
    [m years {n} years as {Title}]
    [m years {words} years of {noun}]
    [m years over {n} years in {noun}]
    [m years {n}+ years working with {tool}]
    [m years at least {words} years post-NYSC]
    [m years {n} years in a busy place]`),
  age: rows(`
    [m age between {a} and {b} years]
    [m age {a}-{b} years]
    [m age not more than {b} years]
    [m age {a} to {b}]
    [m age not above {b}]
    [m age below {b} years]
    [m age {b} years and below]
    [m age from {a} to {b} years of age]
    [m age under {b}]
    [m age up to {b}]
    [m age not older than {b}]
    [m age {b} years maximum]
    [m age {a} - {b}]`),
  degree: rows(`
    [m degree B.Sc in {field}]
    [m degree HND/B.Sc {field}]
    [m degree OND in {field}]
    [m degree a first degree in {field} or a related course]
    [m degree Bachelor's degree in {field}]
    [m degree a good degree in {field}]
    [m degree B.Sc or HND]
    [m degree minimum of OND]
    [m degree NCE or OND]
    [m degree university degree in {field} or {field}]
    [m degree Master's degree in {field}]
    [m degree BSc/HND in any discipline]
    [m degree degree holder]`),
  class: rows(`
    [m class second class upper]
    [m class 2:1]
    [m class minimum of 2.2]
    [m class Lower Credit]
    [m class at least a second class lower]`),
  school: rows(`
    [m olevels SSCE]
    [m olevels five credits including English and Mathematics]
    [m olevels O'level]
    [m olevels WAEC or NECO]
    [m olevels School certificate]
    [m olevels minimum of SSCE]`),
  nysc: rows(`
    [m nysc NYSC discharge certificate]
    [m nysc completed NYSC]
    [m nysc NYSC]`),
  place: rows(`
    [m place reside in {place} or environs]
    [m place live around {place}]
    [m place {place} resident]
    [m place stay not far from {place}]
    [m place willing to relocate to {place}]
    [m place proximity to {place}]`),
  licence: rows(`
    [m licence valid driver's licence]
    [m licence driver's licence class E]
    [m licence a rider's permit]`),
  language: rows(`
    [m language good spoken English]
    [m language Hausa]
    [m language fluency in Yoruba]
    [m language Igbo]
    [m language English and Pidgin]
    speak [m language {language} fluently]
    [m language French at working level]`),
  trait: rows(`
    [m trait honest]
    [m trait punctual]
    [m trait neat]
    [m trait smart]
    [m trait God-fearing]
    [m trait physically fit]
    [m trait good team player]
    [m trait able to work under pressure]
    [m trait attention to detail]
    [m trait sober]
    [m trait patient with children]
    [m trait calm under stress]
    [m trait two guarantors]
    [m trait good references]
    [m trait own a smartphone]
    [m trait no bad habits]
    [m trait of good character]
    [m trait ready to work on weekends]
    [m trait strong and hardworking]
    [m trait respectful to customers]
    [m trait a fast learner]`),
  item: rows(`
    [m skill {noun}]
    [m skill {noun}]
    [m skill knowledge of {noun}]
    knowledge of [m skill {noun}]
    [m skill {verb}]
    [m skill {verb}]
    [m tool {tool}]
    [m tool {tool}]
    [m certificate {paper}]
    {trait}
    {language}
    {licence}
    {place}
    {nysc}
    {years}
    {degree}`),
  // What follows "must", "should" or "able to".
  able: rows(`
    [m skill {verb}]
    [m skill {verb}]
    use [m tool {tool}]
    handle [m skill {noun}]
    speak [m language {language}]`),
  asks: rows(`
    No [m trait smoking], please.
    [m trait No tattoos] and [m trait no drunkard].
    Two sureties: [m trait one surety who owns a house].
    {title}s with [m years {n} years in {noun}] and [m certificate {paper}] can come.
    You [m skill {verb}], you [m skill {verb}], and [m tool {tool}] does not scare you.
    You have [m skill {verb}] or something close to it.
    {words} years is the least: [m years {n} years with {tool}].
    {degree}, any class. {years}. {nysc}. {trait}.
    [m skill {noun}], [m skill {noun}], [m skill {noun}], [m tool {tool}], that is the job.
    We look at three things: [m skill {noun}], [m skill {noun}] and [m trait honesty].
    {age}, {school}, {place}.
    [m trait Travel two weeks in a month].
    You are a [m certificate {paper}] holder, or have {years}.
    Must be able to {able}, {able} and {able}.
    You must know [m skill {noun}], [m skill {noun}] and [m skill {noun}] well.
    The right person has {degree}, {years} and [m skill {noun}].
    Applicants should possess {degree} with {years}.
    {degree} with {years}, {nysc} and [m tool {tool}].
    You should be comfortable with [m tool {tool}] and [m tool {tool}].
    Candidates must be {trait}, {trait} and {trait}.
    We look for someone who can {able} and {able}.
    Age: {age}.
    Must be {age}.
    Age limit [m age {b}].
    Not below [m age {a}], not above {b}.
    Between {age}, {trait} and {place}.
    [m certificate {paper}] is compulsory.
    [m skill {noun}] and [m skill {noun}] are a must.
    {school} with {years}.
    {years} required.
    Must {place}.
    Only those who [m skill {verb}] should come.
    What we check: [m skill {noun}], [m skill {noun}], [m tool {tool}] and [m skill {noun}].
    You've [m skill {verb}] before and you know [m tool {tool}].
    Interested persons must have {degree}, be {age} and {trait}.
    Requires {degree}, {years}, good knowledge of [m tool {tool}] and [m certificate {paper}].
    If you can {able}, {able} and {able}, we want you.
    Should know how to {able} and [m skill {verb}] without supervision.
    {years}, not as a trainee.
    Experience in [m skill {noun}] and [m skill {noun}] needed, [m tool {tool}] too.
    Good at [m skill {noun}] / [m skill {noun}].
    Person wey sabi [m skill {verb}] and fit {able}.
    He or she must be a holder of {degree} ([m class 2:1] or better).
    Certification: [m certificate {paper}].
    Qualification: {degree}.
    Experience: {years}.
    Skills: [m skill {noun}], [m skill {noun}], [m tool {tool}], [m tool {tool}].
    Requirements: {degree}, {years}, {age}, {trait}, [m skill {noun}].
    Note: {nysc} and [m certificate {paper}] are compulsory.
    The successful candidate will hold {degree} and be {trait}.
    We expect [m skill {noun}], [m skill {noun}] and the habit to [m skill {verb}].
    Must have {item}, {item}, {item}.
    Needs {item}, {item} and {item}.`),
  wishes: rows(`
    [w skill {noun}] an added advantage.
    [w tool {tool}] a plus.
    {years}; [w skill {noun}] an added advantage.
    {degree}, {years}, [w certificate {paper}] an advantage.
    Must [m skill {verb}]; [w language {language}] a plus.
    [w skill {noun}] is an added advantage.
    [w tool {tool}] or [w tool {tool}] will be a plus.
    [w certificate {paper}] preferred.
    Those with [w certificate {paper}] will be called first.
    It would be nice if you can use [w tool {tool}] and [w tool {tool}].
    [w tool {tool}] is nice, not a must.
    Knowledge of [w skill {noun}] would be an advantage.
    Preference for people who [w skill {verb}].
    We will be happier if you know [w skill {noun}].
    Bonus: [w tool {tool}], [w skill {noun}].
    Priority goes to [w trait female candidates who live nearby].
    [w language {language}] is useful with our customers.
    [w language {language}] helps.
    [w certificate {paper}] or [w certificate {paper}] counts in your favour.
    Ideally you have touched [w tool {tool}].
    Experience with [w tool {tool}] is desirable but not required.
    An [w degree MBA] will be an asset.
    [w trait Owning a motorcycle] na plus.
    [w skill {noun}] is welcome, we can also train.
    Nice to have: [w tool {tool}], [w tool {tool}] and [w skill {noun}].
    People with [w years {n} years in {noun}] have an edge.
    If you also [w skill {verb}], better.
    [w skill {noun}] appreciated.
    {degree}; [w degree a second degree] sweetens it.
    [m skill {noun}] is needed, [w skill {noun}] not so much but it helps.
    Desirable: [w certificate {paper}]; [w skill {noun}].
    Great if you know [w tool {tool}] or [w skill {noun}].
    Nice but not compulsory: [w skill {noun}], [w tool {tool}].
    We prefer someone who [w skill {verb}] and [w language speaks {language}].
    [w skill {noun}] is a sweet bonus.
    [w years Experience with {noun}] is good to have.
    [w licence Driver's licence] gives you an edge.
    [w trait Female candidates] are preferred, others may apply.
    If you have [w tool {tool}] e go better.
    [w place Nearness to {place}] is an asset, no condition.
    Must [m skill {verb}], [w years experience in {noun} preferred].
    [w certificate {paper}] desirable, [w language {language}] useful.
    {years}, preferably [w skill with {noun}].
    Those who [w skill {verb}] have an added advantage.
    [w degree A Master's degree in {field}] will be an added advantage.
    [w degree HND] preferred, [w certificate {paper}] a plus.`),
  duties: rows(`
    You will [m duty {verb}], [m duty {verb}] and [m duty {verb}].
    Work is {ing}, {ing} and {ing}.
    The job: [m duty {verb}], [m duty {verb}], [m duty {verb}].
    Duties include {ing} and {ing}.
    Your day: [m duty {verb}] and [m duty {verb}].
    You [m duty {verb}] and [m duty {verb}].
    He or she will [m duty {verb}] and [m duty {verb}] every week.
    The role is to [m duty {verb}] and to [m duty {verb}].`),
  negatives: rows(`
    No experience needed, we train you.
    The course you read does not matter.
    Degree is not compulsory.
    We do not mind your age or your tribe.
    No certificate needed, show your work.
    Fresh graduates can also apply.
    NYSC members posted to us are free to ask.
    Experience from volunteering counts as work.
    Time spent on training does not count.
    Not an agency, not marketing.
    No long story.
    This is not a remote role.`),
  offers: rows(`
    Salary is N{pay},000 monthly plus lunch.
    Pay: {pay}k and transport.
    ₦{pay},000 net, HMO, pension and 13th month.
    Accommodation available for those coming from outside {place}.
    We pay weekly, commission is on top.
    Uniform, feeding and staff bus are provided.
    Remuneration is attractive and negotiable.
    One day off in a week, 8am to 5pm.
    Six-month contract with the chance of renewal.
    Salary range: {pay}k - {pay}k depending on your interview.
    Benefits: health cover, annual leave, training budget.
    Leave of 20 working days and a laptop.
    Bike is given by the company, fuel is covered.
    Trip money is paid every Friday.
    Work from Monday to Saturday, Sunday once a month.
    Free room inside the compound.`),
  presents: rows(`
    [C {Company}] is one of the fastest growing names in {place}.
    We are a family business that began in {place} in 2009.
    At [C {Company}] we serve over four thousand customers a month.
    Our client, a well known company in {place}, has grown to nine branches.
    [C {Company}] was founded to give people good service.
    We run three outlets in {place} and want to open a fourth.
    About us: [C {Company}] builds and sells for homes and offices.
    The company is registered and pays tax, no story.
    We love people who laugh at work and finish what they begin.
    Our team is small, our plans are not.
    Reports to: Head of Operations.
    The officer will be based in {place} and report to the manager.
    Slots: {n}.
    Start date: immediately.`),
  opens: rows(`
    [T {Title}] needed at [C {Company}], {place}.
    [C {Company}] in {place} needs a [T {Title}].
    Vacancy! Vacancy! [T {Title}] wanted in {place}.
    We are hiring: [T {Title}] ({place})
    URGENT: [T {TITLE}] NEEDED IN {PLACE}
    [C {Company}], {place} is looking for a {praise} [T {Title}].
    [C {Company}] is recruiting [T {Title}] for its branch in {place}.
    Good day, we need a {praise} [T {Title}] in {place} ([C {Company}]).
    A {praise} [T {Title}] is wanted by [C {Company}].
    Job: [T {Title}], Location: {place}, Employer: [C {Company}].
    I need a [T {Title}] for my shop at {place}.
    Hello house, my boss is looking for [T {Title}] around {place}.
    [C {Company}] seeks to employ a [T {Title}] to join its team in {place}.
    Who knows a good [T {Title}]? We are in {place}.
    [T {Title}] at [C {Company}]
    [T {Title}] – [C {Company}], {place}
    [C {Company}] | [T {Title}] | {place}
    [C {Company}]: [T {Title}] ({place})
    Vacancy for [T {Title}]. Firm: [C {Company}], {place}.
    [T {Title}] ({place}). Join [C {Company}] this quarter.
    Now hiring at [C {Company}] – [T {Title}]
    Job Title: [T {Title}] Company: [C {Company}] Location: {place}
    [C {Company}] has an opening for a {praise} [T {Title}].
    We at [C {Company}] want one more [T {Title}] in {place}.
    A vacancy exists at [C {Company}] for the position of [T {Title}].
    [T {Title}] wanted, [C {Company}], {place}
    Our brand [C {Company}] is growing and we want a [T {Title}].
    [C {Company}] dey find [T {Title}] for {place}.
    The management of [C {Company}] invites applications for the post of [T {Title}].
    [T {TITLE}] ({PLACE}) – 120k + lunch. [C {Company}].`),
  instructs: rows(`
    Send your CV to {mail} before {day}.
    Interested? Call {phone} or WhatsApp your CV.
    Apply by mail to {mail} with the job title as subject.
    Kindly forward CV and cover letter to {mail} using {TITLE} as subject.
    Only shortlisted candidates will be contacted.
    Come with your CV and two passport photographs to 14 Station Road, {place}.
    Walk in for interview on {day} by 9am with originals of your certificates.
    Application closes {day}.
    Apply at https://careers.{domain}.ng/{n}.
    DM us your portfolio link and your area.
    Applications should be addressed to the Head, Human Resources, and reach us not later than {day}.
    Text your name, age and location to {phone}.
    Use your full name and the position as the subject of your mail.
    Women and persons with disability are encouraged to apply.
    We never ask applicants for money at any stage.
    Bring a pen and a calculator to the test.
    Please don't call, mails only.
    Share with somebody who needs this.
    Deadline: {day}.
    Submit one PDF named with your full name to {mail}.
    Apply with CV to: The Branch Manager, [C {Company}], 12 Station Road, {place}.
    Contact Madam Bose, [C {Company}]: {phone}
    Come and see us at [C {Company}], opposite the filling station, {place}.
    Send CV to the Proprietress, [C {Company}], {place}, or {mail}.
    Subject of mail: {TITLE}
    Submit your application, CV and photocopies of credentials to the Registrar, [C {Company}], P.M.B. 1021, {place}.
    Envelopes should be marked with the post at the top left corner.
    Signed: Management, [C {Company}]
    Application Closing Date: {day}
    CV and a one-page plan to {mail}, attention Mr Bello.
    Fill the form at https://forms.gle/{n} and add links to two works.
    Bring ND certificate, means of identification and one passport photograph.`),
  // What says nothing of what is asked, though it has names, numbers and verbs like demands.
  noise: rows(`
    The team consists of {n} {title}s and ten guards, led by the {Title}.
    The consultant delivers an inception report, a draft and a final report of not more than thirty pages.
    Last year we opened in {place}, this year we add two more shops.
    Your first month is training, then you get your own desk.
    Tests are in two stages: a written one and a talk with the owner.
    We sell doors, windows, handrails and glass.
    The school has classes from Nursery to SS3 and prepares for IGCSE and UTME.
    Our patients come from all over {place} and beyond.
    Work hours are 7am to 4pm, one weekend in a month.
    The hospital has 60 beds, two theatres and its own oxygen plant.
    This post was advertised before, those who applied then need not apply again.
    You join a crew of nine, the kitchen opens at 6.
    Two of our girls travelled last month and they are fine.
    Do you like people and live in {place}?
    Posted by {Company}, {place}.
    Ref: {COMPANY}/HR/{n}/26
    {COMPANY}
    P.M.B. 1142, {PLACE}
    Batch {n} of our scheme starts in January.
    We think that you will fit in well.
    It is a {n} month contract that can be renewed.
    You'd report to the founder and share an office with sales.
    Our van takes staff from the junction each morning.
    #jobs #{place} #hiring
    The farm has twelve ponds and 9,000 birds.
    Shortlisted persons get a text by {day}.
    We'd love to hear from you.
    Buy a form, fill it and wait for a text.
    Clients include two banks and an INGO.`),
  frauds: rows(`
    Pay N{pay}00 for your form and ID card at the venue.
    Registration is N5,000 and it is refundable after training.
    Earn {pay}k weekly from your bed with only your phone.
    Come with 3,500 for medicals and file.
    Join our Telegram group, send your BVN and account number for salary.
    Interview holds at the guest house by 7pm, come alone.
    Starter pack is N12,000, paid before orientation.
    Limited slots, the portal closes tonight.
    Your offer letter comes out in 24 hours, no test, no interview.
    Pick the tasks, tap the pictures and withdraw every night.
    Processing fee for the visa is two hundred dollars.
    Level 1 pays $10 daily, level 2 pays $45 daily.`),
  praise: rows(`
    experienced
    smart
    young and energetic
    competent
    God-fearing
    hardworking
    seasoned
    creative`),
  headMust: rows(`
    Requirements
    Requirements:
    What you need
    Who we want
    QUALIFICATIONS
    Qualifications and Experience:
    You are:
    Person specification
    What you'll bring
    Minimum requirements
    Must have:
    Skills & Experience`),
  headWish: rows(`
    Nice to have
    Added advantage:
    Desirable
    Bonus points
    Preferred
    It would be a plus:
    Great if you have:
    It would be lovely if you also know
    Nice but not compulsory:
    You stand out if you bring:
    Good extras
    Not a must, but helpful:
    What would make us smile
    PREFERRED QUALIFICATIONS
    Desirable criteria
    We would love:
    Plus:
    Also useful`),
  headDuty: rows(`
    Responsibilities
    What you will do:
    Job description
    Duties
    Key tasks:
    Your role
    The job`),
  headOffer: rows(`
    What we offer
    Benefits:
    Package
    Why join us
    Remuneration`),
  headApply: rows(`
    How to apply
    Method of Application
    To apply:
    Application`),
  headAbout: rows(`
    About us
    About the company
    Who we are`),
  bulletMust: rows(`
    {degree}
    {degree} with {years}
    {years}
    {nysc}
    {age}
    [m skill {Noun}]
    [m skill Knowledge of {noun}]
    [m skill Ability to {verb}]
    Ability to [m skill {verb}]
    [m skill Good {noun}]
    [m tool {tool}]
    [m tool Proficiency in {tool}]
    [m skill Strong {noun} and {noun}]
    [m certificate {paper}]
    [m certificate Membership: {paper}]
    {trait}
    [m language Fluent {language}]
    {licence}
    {place}
    You can [m skill {verb}]
    [m skill Experience with {noun}]
    [m trait Willing to travel 40% of the time]
    {class}
    {school}`),
  bulletWish: rows(`
    [w tool {tool}]
    [w skill {Noun}]
    [w certificate {paper}]
    [w language {language}]
    [w skill Experience in {noun}]
    [w degree Master's degree]`),
  bulletDuty: rows(`
    [m duty {Verb}]
    [m duty {Verb} and {verb}]
    [m duty {Verb} when asked]
    [m duty {Ing}]`),
  bulletOffer: rows(`
    Health insurance
    ₦{pay},000 gross
    Lunch every day
    Leave allowance
    Room to grow
    Flexible hours
    Paid training in Lagos`),
  french: rows(`
    [C {Company}] recrute un [T {TitreFr}] pour son bureau de {VilleFr}.
    Nous cherchons un [T {TitreFr}] à {VilleFr}.
    Profil : [m degree Bac+3 en {fieldFr}], [m years {n} ans d'expérience], [m skill {nounFr}].
    Il faut [m skill {verbFr}] et [m skill {verbFr}].
    Maîtrise de [m tool {tool}] et de [m tool {tool}] exigée.
    Vous avez [m years au moins {n} ans dans un poste semblable] et vous savez [m skill {verbFr}].
    [w language La connaissance du {langueFr}] serait un atout.
    La connaissance [w tool de {tool}] est souhaitée.
    [w skill Une formation en {nounFr}] est un plus.
    Vous devrez [m duty {verbFr}], [m duty {verbFr}] et [m duty {verbFr}].
    Salaire selon la grille, logement fourni.
    Envoyez CV et lettre de motivation à {mail} avant le 12 décembre.
    [m trait Rigueur], [m trait discrétion] et [m trait sens de l'équipe].
    Être âgé de [m age {a} à {b} ans].
    Le dossier est à déposer au siège, de 8 h à 15 h.
    [C {Company}] existe depuis quinze ans et compte quarante agents.`),
  german: rows(`
    [C {Company}] sucht zum 1. März einen [T {TitelDe}] (m/w/d) in {StadtDe}.
    Wir suchen Verstärkung: [T {TitelDe}] in {StadtDe}.
    Sie bringen mit: [m degree abgeschlossene Ausbildung als {TitelDe}], [m years {n} Jahre Berufserfahrung], [m language Deutsch B2].
    Sie [m duty {verbDe}] und [m duty {verbDe}].
    Sicherer Umgang mit [m tool {tool}] ist erforderlich.
    [m tool {tool}] beherrschen Sie, [m licence Führerschein Klasse B] haben Sie.
    [w skill Kenntnisse in {nounDe}] sind von Vorteil.
    [w language {spracheDe}] hilft im Alltag, ist aber keine Bedingung.
    Idealerweise kennen Sie [w tool {tool}].
    Wir bieten Tarifgehalt, 30 Tage Urlaub und ein Jobticket.
    Ihre Bewerbung mit Lebenslauf und Zeugnissen senden Sie an {mail} bis zum 15. Dezember.
    [m trait Zuverlässigkeit], [m trait Teamfähigkeit] und [m trait Freude an der Arbeit].
    Unser Haus hat 120 Beschäftigte und liegt am Bahnhof.
    [m skill Erfahrung in {nounDe}] setzen wir voraus.`),
};

export const WORDS: Readonly<Record<string, readonly string[]>> = {
  placeName: rows(`
    Ikorodu
    Gbagada
    Ogba
    Sagamu
    Kubwa
    Nnewi
    Zaria
    Bida
    Rumuola
    Effurun
    Karu
    Satellite Town
    Ogbomoso
    Awka
    Gombe
    Yaba
    Ado-Ekiti
    Trans-Ekulu
    Sapele
    Lafia`),
  language: rows(`
    Hausa
    Yoruba
    Igbo
    English
    Kanuri
    Fulfulde
    French
    Tiv
    Pidgin`),
  companyFirst: rows(`
    Brightwell
    Oduduwa
    Palmgate
    Sahel Crown
    Zenmart
    Ireti
    Kachi & Sons
    Northbridge
    Amber Leaf
    Chidera
    Tundra
    Olive Court
    Goldcrest
    Wazobia
    Bluestone
    Mama Nkechi
    Adire House
    Kaltungo
    Redwood
    Ethereal
    Palmcourt
    Kings Touch
    Zinny
    GlowByAda
    Harrow Lane
    St. Monica's
    Ajiro
    Hallmark
    Nwokolo
    Idara
    Tresses by Hadiza
    Girls Learn
    Royal Comfort
    Meridian Trust
    Swift Box
    Kudiflow
    Lantern
    Oak & Vine
    De Mercy
    Al-Amin
    First Choice
    Greenfold
    Divine Favour
    Ironwatch
    Bright Acorn
    Uncle Femi
    Sabon Gari
    Delta Breeze
    Halal
    Jubilee`),
  companyLast: rows(`
    Ltd
    Limited
    Foods
    Clinic
    Academy
    Stores
    Logistics
    Foundation
    Farms
    Hotel & Suites
    Microfinance Bank
    Pharmacy
    Engineering
    Studios
    Energy
    Initiative
    Interiors
    Schools

    Kitchen
    Consulting
    Residences
    Saloon
    Couture
    Atelier
    Capital
    Parish
    Plastics
    Haulage Nig. Ltd
    Glass & Aluminium
    Threads
    Couriers
    Relief Initiative
    Bakery & Eatery
    Ventures
    Builders
    Guards
    Broadband
    Pharma
    Montessori School
    Cooperative Society
    Auto Care
    Lounge
    Polytechnic
    Interiors
    Insurance Brokers Ltd
    General Merchandise
    Studios
    Poultry
    Table Water
    Diagnostics`),
  titreFr: rows(`
    gestionnaire de stock
    technicien froid
    aide-soignant
    agent de crédit
    animateur communautaire
    assistant administratif`),
  villeFr: rows(`
    Bamako
    Kara
    Bobo-Dioulasso
    Zinder
    Thiès`),
  fieldFr: rows(`
    gestion
    logistique
    comptabilité
    sciences sociales`),
  nounFr: rows(`
    la tenue de caisse
    la gestion des stocks
    le suivi des projets
    les achats
    la paie`),
  verbFr: rows(`
    tenir la caisse
    suivre les stocks
    rédiger les rapports
    encadrer deux agents
    accueillir les clients
    conduire une moto`),
  langueFr: rows(`
    haoussa
    bambara
    mooré
    wolof`),
  titelDe: rows(`
    Altenpfleger
    Industriemechaniker
    Koch
    Buchhalter
    Erzieher
    Lagerlogistiker`),
  stadtDe: rows(`
    Erfurt
    Hannover
    Augsburg
    Rostock`),
  verbDe: rows(`
    pflegen unsere Bewohner
    warten die Anlagen
    prüfen Rechnungen
    schulen neue Kollegen
    führen das Lager
    planen die Dienste`),
  nounDe: rows(`
    Lohnabrechnung
    Wundversorgung
    Schweißtechnik
    Pädagogik`),
  spracheDe: rows(`
    Englisch
    Türkisch
    Arabisch`),
  days: rows(`
    30th November 2026
    Friday
    12/12/2026
    Dec 5
    Monday 7 December
    the 14th of December`),
};
