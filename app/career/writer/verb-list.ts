/**
 * Verbs of working life. "base" · "base past" · "base past participle"; "*" marks bases that are nouns as well ("report", "audit").
 */
export const VERBS = `
achieve act* adapt address* adjust administer administrate admit adopt advertise advise advocate* aid* align allocate analyse analyze answer*
apply appraise approve arrange assemble assess assign assist attach attain attend audit* augment author* authorise authorize automate
award* balance* bake begin:began:begun bill* book* boost* brief* bring:brought broadcast:broadcast budget* build:built bring:brought buy:bought
calculate calibrate call* campaign* canvass capture* care* carry cast:cast catalogue* cater certify chair* champion* charge* chart* check*
choose:chose:chosen clarify classify clean clear climb close coach* code* collaborate collate collect combine command* commission* communicate
compare compile complete comply compose compute conceive conceptualise conclude conduct confirm connect conserve consolidate construct
consult contact* contain continue contract* contribute control* convene convert convey cook* coordinate co-ordinate correct correspond
counsel* count* cover* craft* create credit* cultivate curate customise cut:cut debug deal:dealt debrief decide decrease* deduct define
delegate* deliver demonstrate deploy deposit* derive describe design* detect determine develop devise diagnose digitise digitize direct
disburse discharge* discover dispatch* dispense display* dispose distribute document* double* draft* draw:drew:drawn dress* drive:drove:driven
earn ease edit educate effect eliminate enable encode encourage enforce engage engineer* enhance enlarge enlist enrol enroll ensure enter
entertain enumerate equip escalate escort* establish estimate* evaluate examine exceed execute exercise* expand expedite explain explore
export* extend extract* fabricate facilitate fast-track feed:fed* file* fill* finalise finalize finance* find:found fix* follow forecast:forecast
foster formalise format* formulate forward* found fulfil fulfill fund* furnish gain* gather generate get:got give:gave:given govern grade*
greet group* grow:grew:grown guard* guide* handle* harmonise harness harvest* head* help* hire host* identify illustrate immunise implement*
import* improve increase* influence* inform initiate innovate inspect install instal institute* instruct insure integrate interact
interpret interview* introduce invent invest investigate invigilate invoice* iron* issue* join judge* keep:kept label* land* launch* lay:laid
lead:led learn lecture* lend:lent level* liaise lift* light* list* listen load* lobby locate lodge* log* look* lower maintain make:made man*
manage manufacture* mark* map* market* maximise maximize measure* mediate meet:met mend mentor* merge migrate minimise minimize mix* mobilise mobilize
model* moderate modify monitor* motivate mount move* multiply navigate negotiate network* note* notify nurse* nurture observe obtain
offer* open operate optimise optimize order* organise organize orient outline* overhaul* oversee:oversaw:overseen own pack* package* paint*
participate partner* patrol* pay:paid perform persuade photograph* pick* pilot* pioneer* place* plan* plant* play* populate position* post*
prepare present preserve prevent price* print* prioritise prioritize process* procure produce* profile* program* programme* progress* project*
promote proofread:proofread propose protect prove provide publicise publish purchase* pursue push* put:put qualify quantify question* quote*
raise* rank* reach* read:read realise realize rebuild:rebuilt receive recommend reconcile record* recover recruit* rectify redesign* redeem reduce
refer refine reform* refurbish register* regulate rehabilitate reinforce relate release* relocate remit remove render renew renovate reorganise
reorganize repair* replace replenish reply* report* represent request* research* reserve* resolve respond restock restore restructure retain retire
retrieve return* review* revamp revise revive ride:rode:ridden roster* route* run:ran:run safeguard* sample* save schedule* scan* screen* search* secure segment*
select sell:sold send:sent sensitise sensitize separate serve service* set:set settle sew:sewed:sewn shape* ship* shoot:shot simplify simulate
sketch* slash solve sort source* speak:spoke:spoken specify sponsor* staff* stage* standardise standardize start* stimulate stock* store* streamline
strengthen structure* study* submit succeed summarise summarize supervise supply* support* surpass survey* sustain sweep:swept tabulate tailor*
take:took:taken teach:taught tend test* trace track* trade* train* transact transcribe transfer* transform translate transport* travel* treat
triage* trim triple troubleshoot:troubleshot turn* tutor* type* undergo:underwent:undergone undertake:undertook:undertaken update* upgrade* upload use* utilise utilize
vaccinate validate value* verify visit* volunteer* wash* weigh welcome weld win:won wire* rewire rewind:rewound withdraw:withdrew:withdrawn work* write:wrote:written
onboard upskill reactivate retrain redeploy revalidate nominate accelerate activate administrate beautify broker* cascade consign de-escalate decorate
excavate expose fumigate garden* greet grind:ground hang:hung harvest* hold:held innovate irrigate leverage man* milk* mould* observe peel plaster* plumb
reconfigure record* rewire scaffold* spray* stack* steer stitch stretch suggest till* tile* tow tune* unload vet water* wrap pass* appear do:did:done
assay* autoclave* barb* bathe berth* bore* braid* candle* cannulate conciliate co-host* crimp culture* debeak deworm dissect distil embroider engrave emboss ferment*
fettle fry* glaze* graze* hem* hone incubate induct inject intubate knead litigate marinate offload peg* pipe* plait* proof* prune quench restrain rivet* roast* sand*
screed* screenprint shelve shortlist* smoke* solder* splice* storyboard* suture* titrate trench* underwrite:underwrote:underwritten upsell:upsold wean adjourn arbitrate
animate anneal slaughter* braise sculpt georeference
provision* swap* cross-match* accrue acquaint affix annotate append apportion aspirate assimilate authenticate bandage* batch* bleach bottle* burnish chlorinate co-author co-chair co-create co-found
co-lead:co-led co-manage compress configure copyedit cross-check* cross-sell:cross-sold cross-train crown* deactivate debone decant declutter decommission decompose
decontaminate decrypt deduplicate degrease dehorn dehydrate demarcate descale desilt dewater dice disassemble disinfect disseminate dose* dredge dust* earmark embed
embellish encrypt etch experiment* extinguish extrude fence* fillet* flush* germinate grate* groom* grout* handwash harrow* hoist* hydrate impound incinerate infuse inoculate
input:input* inscribe insulate interconnect interface* interrogate inventory* irradiate juice* knot* laminate* landscape* launder license* loan* lubricate manicure* manure*
mortgage* mow:mowed:mown net* orchestrate outplace outsell:outsold outsource pad* parboil paste* patch* pave photocopy* pollinate precast:precast prescribe pressure-test
propagate prospect* prototype* quilt* quiz* reassign rebrand recalibrate recharge reclaim recommission recondition reconnect reconstruct redact redecorate redistribute
reengineer re-engineer referee:refereed* refill* refit refloat refloor refuel refund* remodel reorder* repackage repay:repaid replant reposition repossess reprint* requisition*
reroute reseal resell:resold reset:reset resurface resuscitate retool retrofit reupholster rework* scour script* season* seed* sequence* shear shell* shred sieve* smelt soften
sponge* staple* steam* straighten subcontract* subdivide subedit superintend swab* syndicate* terrace* thatch* thresh transition* transpose turf* tweak* underpin unify unlock
unpack upholster uproot vacuum* varnish* vend ventilate voice* waterproof* wax* whitewash*
`;
/** Verbs of one stressed ending that double their last letter: plan, planned, planning. */
export const DOUBLING: ReadonlySet<string> = new Set(
  `admit cut plan program run set ship submit trim transfer refer control remit stop wrap tag vet map log man scan get begin forget
  equip deter commit permit prefer occur patrol enrol fulfil instal travel label model counsel cancel level put win dig fit
  drop cap mop transmit outfit unzip channel fuel total debug distil chat skim rub step up-skill format hem peg embed pad refit refuel remodel retrofit shred swab net knot quiz underpin`.split(
    /\s+/,
  ),
);
