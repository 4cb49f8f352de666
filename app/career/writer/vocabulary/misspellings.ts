/** Words that Nigerian resumes often misspell, each with what is meant; none of the first is a word of English, French, German or Spanish, or a name. */
const MISSPELT = `
accomodation accommodation, adress address, assesment assessment, acheive achieve, acheived achieved, acheivement achievement,
adminstered administered, adminstration administration, adminstrative administrative,
advertisment advertisement, agricutural agricultural, appropiate appropriate, artisant artisan,
asisted assisted, assited assisted, attendace attendance, begining beginning, beneficary beneficiary,
buisness business, bussiness business, catagory category, certifcate certificate, cheif chief,
comission commission, commitee committee, committment commitment,
comunication communication, comunity community, consultacy consultancy, cordinate coordinate,
cordinated coordinated, cordinating coordinating, cordinator coordinator, councelling counselling,
curiculum curriculum, custormer customer, custormers customers, definately definitely, deligent diligent,
diciplinary disciplinary, dilligent diligent, distributon distribution, efficent efficient,
enviroment environment, enviromental environmental, equiptment equipment, excercise exercise,
excute execute, excuted executed, experiance experience, facilites facilities, finacial financial,
goverment government, guage gauge, hygine hygiene, immediatly immediately, implimentation implementation,
implimented implemented, independant independent, inpection inspection, inspectoin inspection,
installtion installation, inventry inventory, knowlege knowledge, knowlegde knowledge, labratory laboratory, liase liaise, liason liaison,
liased liaised, liasing liaising, maintainance maintenance, maintanance maintenance,
maintenace maintenance, maintianed maintained, managment management, mangement management,
mantain maintain, mantained maintained, marketting marketing, materilas materials, mechanicial mechanical,
miscelleneous miscellaneous, monitering monitoring, neccessary necessary, occassion occasion, occurence occurrence, occurrance occurrence,
occured occurred, greese grease, ettiquette etiquette, occuring occurring, operaton operation, oppurtunity opportunity, organsied organised,
orgnisation organisation, orgnization organization, partcipated participated, particpated participated,
perfomance performance, personel personnel, pharmarcy pharmacy, posession possession, prefered preferred,
preparaton preparation, preperation preparation, processsing processing, procurment procurement,
produciton production, profesional professional, professonal professional, proffesional professional,
qualilty quality, quaterly quarterly, reccommend recommend, reciept receipt, reciepts receipts,
recieve receive, recieved received, recieving receiving, reconcilation reconciliation,
reconciliaton reconciliation, refered referred, registraton registration, rehabilitaion rehabilitation,
reponsible responsible, responsibilty responsibility, resposible responsible, retreive retrieve,
retreived retrieved, retrival retrieval, salery salary, sanitory sanitary, schedulling scheduling,
secondry secondary, secretay secretary, seperate separate, seperated separated, servcing servicing,
servicng servicing, sevice service, shedule schedule, sheduled scheduled, sheduling scheduling,
skillfull skilful, stratergy strategy, strenght strength, studing studying, succesful successful,
succesfully successfully, sucessful successful, sucessfully successfully, superviced supervised,
supervison supervision, surpervise supervise, surpervised supervised, surpervising supervising,
surpervisor supervisor, sytem system, techincal technical, technican technician, tecnician technician,
temperture temperature, traning training, transfered transferred, transfering transferring,
treatement treatment, untill until, usefull useful, varities varieties, vehilce vehicle,
verfied verified, warehous warehouse, welfair welfare, writting writing`;

/** Nouns that have no plural in English, with the plural that many give them: "85 staffs". */
const NO_PLURAL = `
baggages baggage, consumeables consumables, crockeries crockery, cutleries cutlery,
equipments equipment, feedbacks feedback, furnitures furniture, homeworks homework,
knowledges knowledge, livestocks livestock, luggages luggage,
machineries machinery, manpowers manpower, paperworks paperwork, transportations transportation, upkeeps upkeep, workmanships workmanship`;

/** How a word is written that was misspelt, by its small letters. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [MISSPELT, NO_PLURAL].flatMap((pairs) =>
    pairs
      .trim()
      .split(/,\s+/)
      .map((pair) => pair.split(" ") as [string, string]),
  ),
);
