/**
 * Further verbs of English in the form of VERBS: those of WordNet 3.1 (Princeton University) that are among the 30,000 most frequent words,
 * without those that are mostly nouns and those that tell no deed.
 */
export const MORE_VERBS = `
abandon* abide abolish abort* abound absorb abstain abstract* accept acclaim* accommodate accompany accomplish accord* accumulate accuse
acknowledge acquire add* adhere admire affect* affirm afford affront* aggravate agree aim* airlift* alert* alight* allay alleviate allow
alloy* alter alternate* ambush* amend amnesty* anchor* annex* plate* announce anticipate apologise apologize appeal* appease applaud appoint
appreciate approach* appropriate* approximate* archive* argue armour* arrest* arrive articulate* ascend ascertain ask aspire assassinate
assault* assent* assert assume assure attack* attempt* attest attract attribute* auction* audition* autograph* avail* avenge average* avert
avoid await awake:awoke:awoken* backfire* backhand* badger* bail* bait* balk* ban* bang* bankrupt* banter* bar* barbecue* bare* bargain*
barge* barricade* bat* beam* beat:beat:beaten* beg behave believe bench* bend:bent* benefit* bet:bet* betray bid:bid* bike* bind:bound*
birdie* bite:bit:bitten* blacklist* blackmail* blame* blank* blast* blaze* bleed:bled blend* blink* blitz* block* blog* bloody* bloom*
blossom* blow:blew:blown* blunder* blunt* boast* bob* bode bog* bogey* boil* bolster* bolt* bomb* boo* boom* bootleg* bop* border* borrow
bother* bounce* bow* boycott* bracket* brave* brawl* breach* break:broke:broken* breathe breed:bred* brew* bribe* bridge* broaden brood*
brown* browse* brush* bubble* buck* buckle* bud* budge* buff* buffer* buffet* bug* bulge* bulk* bum* bump* bunch* bundle* bunker* buoy*
burn* burst:burst* bury bust* busy* butcher* butt* butterfly* buzz* bypass* cable* caddie* calm* camouflage* cancel* canopy* capitalize
caption* caricature* carve cashier* catch:caught* caucus* cause* caution* cease* cede celebrate cement* censor* centre* chalk* challenge*
change* characterize charm* charter* chase* chat* chatter* chauffeur* cheat* cherish chew* chill* chip* choke* chop* chronicle* chuck*
chuckle* churn* circle* circulate circumvent cite* claim* clamp* clash* claw* click* climax* cling:clung* clip* clone* cluster* clutch*
coax* cod* coil* coin* coincide collapse* collide colour* comb* combat* come:came:come* commemorate commence comment* commit commute* compel
compensate compete complain compliment* compound* comprehend comprise compromise* con* concede concentrate* condemn condone confer confess
confiscate* conform confront confuse congratulate conjecture* conn conquer consent* consider console* consort* constitute consume
contemplate contend contest* contradict contrast* converge converse* convict* convince cool* cooperate cope* copy* copyright* corral*
corrupt* cough* counter* counteract counterattack* counterfeit* couple* cox* crack* cradle* crane* crank* crash* crawl* crease* creep:crept*
criticize critique* cross* crouch* crow* crowd* cruise* crumble crunch* crush* cry* cub* cube* cue* cull* culminate curb* cure* curl* curry*
curse* curtail cushion* dam* damage* damp* dampen dance* dare* dart* dash* dateline* debit* debut* decay* deceive declare decline* decree*
deem deepen default* defeat* defend defer deflect defraud defuse defy delay* delete deliberate* demand* demo* demolish denote denounce dent*
deny depart depend depict deport deprive derail descend desert* deserve designate* desire* destabilize destroy detain deter deteriorate
detonate detour* devote dial* differ dig:dug* digest* dilute* dim* diminish dine ding* dip* dirty* disagree disappear disarm disband discern
disclose disconnect* discount* discourage discredit* discriminate* discuss disdain* disgrace* dislike* dislodge dismantle dismiss dispel
dispute* disregard* disrespect* disrupt dissent* dissolve* dissuade distinguish distort distract distrust* disturb dive* divert divest
divide* divulge dock* dodge* dominate don* donate doubt* downgrade* download downplay drag* drain* dread* drift* drill* drink:drank:drunk*
drip* drop* drown drum* dry* dub* duck* dummy* dump* dunk* duplicate* dwarf* dwell dye* dynamite* eat:ate:eaten ebb* echo* eclipse*
elaborate* elect* elicit email* embark embrace* emerge emigrate emit emphasize employ* empower empty* emulate enact encompass encounter*
end* endanger endeavor* endeavour* endorse endure energize enjoy enrich entail* entice envision envy* equal* eradicate erase erect* erupt
escape* esteem* evacuate evade evict evoke evolve exacerbate exact* exaggerate except excerpt* exchange* excise* excite exclude
excuse* exempt* exert exhibit* exile* expect expel expire explode exploit* express* extort extradite face* fade* faint* fair* fake* falter*
fan* fancy* fare* fashion* favor* favour* fax* fear* feast* feature* feel:felt* fell* fend ferry* fetch* feud* fight:fought* filibuster*
filter* fin* fine* finish* fire* flank* flap* flare* flash* flee:fled flex* flick* flip* float* flock* flop* flourish* flow* fly:flew:flown*
focus* foil* fold* forage* forbid:forbade:forbidden force* ford* foresee:foresaw:foreseen forestall forfeit* forge* forget:forgot:forgotten
forgive:forgave:forgiven form* fracture* frame* frank* freelance* freeze:froze:frozen* frequent* fresco* fret* frighten frost* fudge*
fumble* funnel* further* fuse* fuss* gall* gamble* garland* garner* garnish* garrison* gasp* gauge* gaze* gazette* gear* gel* ghost* gin*
glance* glare* glide* glimpse* glitter* gloss* glow* glue* glut* go:went:gone* google* gore* gorge* grab* graduate* graft* grant* grapple*
grasp* grease* grieve grill* grin* grip* grit* gross* guarantee* guess* gush* hack* hail* halt* halve hammer* hamper* harbor* harbour* harm*
harp* harry hash* hassle* hasten hatch* haul* hawk* headline* heal heap* hear:heard heat* hedge* heed* heighten herald* herd* hesitate
hide:hid:hidden* highlight* hijack* hike* hinder* hint* hit:hit* hitch* hoard* hog* homestead* honeymoon* honor* honour* hop* hose* hover
huff* hug* hull* hum* humble* hurdle* hurry* hurt:hurt* hush* hustle* hype* idle* ignite ignore illuminate imagine imitate impeach impede
implant* imply impose impress* imprint* inaugurate incite include incorporate* incur index* indicate indict induce indulge infect infiltrate
inflict infringe inherit inject injure inquire insert* insist inspire instill insult* intend intensify inter intercept* interfere intern*
interrupt* intersect intervene intimate* intimidate intrigue* invade invite* invoke involve isolate jab* jack* jail* jar* jazz* jeopardize
jerk* jet* jockey* jog* joke* jump* junk* justify keel* kick* kidnap kill* kiss* knit:knitted* knock* know:knew:known* lag* lament* lap*
lash* last* laugh* lavish* layer* leach* leak* lean* leap* lease* legalize legitimate* let:let* levy* libel* liberalize lick* lighten limp*
linger link* liquidate lob* lock* loom* loop* loose* loosen lounge* lull* lump* lure* lynch mail* major* malfunction* malt* mandate*
maneuver* manifest* manipulate mar* march* maroon* marry marshal* marvel* mash* mask* massacre* massage* master* mastermind* match* mate*
materialize matter* mature* mellow* melt* mention* merchandise* merit* mesh* mill* mirror* mislead:misled mistrust* mitigate mock* modernize
mold* moor* moot* mop* mortar* mourn mug* mull* munch* muse* mushroom* muster* mutate nab nail* name* nap* near* neglect* nest* nestle*
nick* nickname* nod* normalize notch* notice* nudge* nuke* numb* obey object* oblige obscure* obstruct occupy offend okay* oppose opt
originate ornament* oust outlaw* outnumber outperform outweigh overcome:overcame:overcome overdose overflow* overlap* overlook* overshadow
overtake:overtook:overtaken overwhelm owe pace* paddle* pal* pale* palm* pan* panel* parade* parallel* parcel* pardon* pare park* parody*
parole* parry* pat* pause* paw* pawn* peck* pedal* peek* peer* pen* penalize penetrate pepper* perceive perch* perfect* permit* perpetuate
persist pet* petition* phone* picket* pierce* pile* pin* pinpoint* pitch* pity* pivot* placate plague* plead please* pledge* plot* plough*
plow* plume* plummet* plump* plunder* plunge* pod* point* poison* poke* polish* poll* ponder pop* portray pose* possess postpone pour
practice* praise* pray preach precede preclude predict preface* prefer preheat premier* preside press* presume pretend* prevail preview*
privatize probe* proceed proclaim prod* profit* prohibit promise* prompt* prop* propel prosecute prosper protest* provoke puff* pull* pulse*
pump* punch* punish punt* puree* purge* purse* putt* quadruple* quarantine* quarrel* quarry* quash quell query* queue* quicken quiet* race*
rack* rage* raid* rail* rain* rake* rally* ram* rampage* range* ratify rattle* rave* react ready* reaffirm reap rear* reassess rebel*
rebound* rebuke* recall* recapture* recess* recite recognise recognize reconsider recount* recoup recreate recycle redefine redress* reel*
refinance reflect refrain* refuse* regain regard* regret* regroup reign* reimburse reinstate reinvent reissue* reiterate reject* rejoin
relapse* relax relay* relieve relinquish relish* rely remark* remedy* remember remind rename renegotiate renounce rent* reopen repatriate*
repeal* repeat* repel replay* replicate reprimand* reprise reproduce repurchase* require rescind rescue* resemble resent resettle reshape
reshuffle* reside resist resonate resort* respect* rest* restart restrict result* resume* resurrect retail* retaliate retract retreat*
reunite reuse rev* reveal reverse* revert revisit revitalize revoke* revolve rewrite:rewrote:rewritten* rhyme* ridicule* riff* rig* rim*
ring:rang:rung* rinse* rip* ripple* rise:rose:risen* risk* rival* roam roar* rob robe* rock* roll* romp* rot* rotate rough* rouse rout* rub*
rue* ruff* rule* rumble* rupture* rush* sack* sacrifice* sag* sail* salute* salvage* sanction* sap* satisfy savor* say:said* scam* scatter*
score* scorn* scotch* scout* scramble* scrap* scrape* scratch* scream* screw* scroll* scrub* scrutinize scud* scuttle* seal* seat* secede
seduce see:saw:seen* seek:sought* seize sense* sever shake:shook:shaken* share* sharpen shatter shed:shed* shepherd* shift* shine:shone*
shoo shout* shove* shovel* show:showed:shown* shower* shrink:shrank:shrunk* shroud* shrug* shuffle* shun shut:shut* shuttle* shy* sic*
sideline* sift sigh* sign* signal* signify silhouette* silt* simmer* sin* sing:sang:sung single* sink:sank:sunk* sip* sire* sit:sat skate*
ski* skid* skip* skipper* skirmish* skirt* slack* slam* slander* slap* slate* slaughter* sled* sleep:slept* slice* slide:slid* slim* slip*
slit:slit* sliver* slot* slow* slug* slump* smack* smash* smear* smell* smile* smooth* smuggle snag* snap* snare* snatch* sneak* sniff*
snooker* snow* snub* snuff* soak* soar* sober* sock* solicit solidify soothe sound* sour* sow:sowed:sown* spam* span* spar* spark*
spat* spawn* spear* spearhead* speculate speed* spell* spend:spent spice* spill* spin:spun* spiral* spit:spat* splinter* split:split* spoof*
spot* spotlight* sprain* sprawl* spread:spread* spring:sprang:sprung* sprinkle* sprint* spruce* spur* spurt* spy* squat* squeeze* stab*
stabilise stable* stain* stake* stalemate* stall* stamp* stampede* stand:stood* starch* stare* stash* state* stave* stay*
steal:stole:stolen* steep* stem* step* stew* stick:stuck* stifle* stir* stockpile* stoke stonewall stop* storm* strain* strap* stray*
stream* stress* strike:struck* strip* strive:strove:striven stroke* stroll* struggle* stumble* stunt* sub* subject* subordinate* subpoena*
subscribe substitute* succumb suck* sue* suffice summit* summon summons* supplement* suppose suppress surge* surprise* surrender* survive
suspect* suspend swagger* swallow* swamp* swap* swarm* swat* sway* swear:swore:sworn sweat* swell* swim:swam:swum* swing:swung* swipe*
swirl* switch* swoop* symbolize sync tack* tackle* talk* tame* tap* tarnish* taste* tattoo* tax* taxi* tear:tore:torn* tease* telecast*
telegraph* telephone* telescope* tell:told* tender* term* terminate testify thank thaw* thin* think:thought* thrash* thread* threaten
thrill* thrive throttle* throw:threw:thrown* thrust:thrust* thumb* thwart* tick* tidy* tie* tighten tilt* ting* tinker* toast* tolerate
toll* topple torpedo* toss* total* touch* toughen tour* tout* tower* trail* transcend transmit transplant* trash* traverse*
tread:trod:trodden* treble* trek* trickle* trigger* trot* trump* trumpet* truss* try* tuck* tug* tumble* tunnel* tussle* twist* umpire*
uncover underestimate* underline* undermine underscore* understand:understood unfit* unfold unleash unravel unseat unveil uphold:upheld
urge* usher* utter* vacate vanish veer vent* venture* vest* veto* videotape* vie view* violate void* vote* vow* wade* wait* waive
wake:woke:woken* walk* waltz* wan* wander wane* warn warrant* waste* watch* wave* weaken wear:wore:worn* weave:wove:woven* wed:wed* wedge*
wee* wet* whack* wheel* whip* whisk* whisper* whistle* whiz* widen wield wilt* wink* wipe* withstand:withstood witness* wonder* woo worry*
worsen worship* wow* wreak wreck* wrest wrestle* yap* yell* yellow* yield* zip* zoom*
`;

/** Those among them that double their last letter: "begged". */
export const MORE_DOUBLING = `
backlog bag ban bar bat bed beg bin blog blur bob bog bootleg bop bud bug bum canvas cap chat chin chip chop clip clot club commit compel
con confer corral crab crop cup dam defer deter diagram dim dip dispel dog don dot drag drip drop drug drum dub dun emit expel fan
flag flap flip flop fog fret frog gag gas gel gin glut grab grin grip grit gum gun gut handicap hog hug hum incur input inter jab jam japan
jet job jog kid kidnap kit knot lag lap lob mar metal mob mug nab nap net nod outfit output overlap pad pan pat peg pen permit pet pin pit
plot plug pod pop pot prefer prod prop propel quiz ram rebel regret repel rev rib rig rim rip rob rot rub sag sap scam scrap scrub scud
shrug shun sic sin sip skid skin skip slam slap sled slim slip slot slug slur snag snap snub spam span spat spot spur squat stab star stem
step stir stop strap strip stud stun sub sum sun swap swat tag tan tap tar thin tin tip top transmit trap trek trip trot tug twin unfit war
web wet whip whiz worship yap zip
`;
