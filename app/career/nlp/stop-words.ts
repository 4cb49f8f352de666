import type { DocumentLanguage } from "~/career/generated-document";

const list = (language: DocumentLanguage, words: string) => ({
  language,
  words: new Set(words.split(/\s+/)),
});

/** Words without their own meaning, folded, by language. They also vote on the language of a text. */
export const STOP_WORD_LISTS = [
  list(
    "en",
    `a an the and or but of to in on at by for from with without within into onto over under up down out off as is am are was were be been being it its
    this that these those i me my mine we us our you your he she they them their his her who whom which what when where while how why than then
    there here not no nor so such too very also both each every all any some more most other own same only just can could will would shall
    should may might must do does did done have has had having about across after before between during through per via using including
    well now still if because until since around along among against upon toward towards
    above below doing either further hers him once ours yours etc`,
  ),
  list(
    "es",
    `el la los las un una unos unas y e o u de del al a en con sin por para desde hasta entre sobre bajo como que cual quien cuyo mi mis su sus
    nuestro nuestra se me te lo le les es son fue eran era ser estar estoy esta este estos estas ese esa muy mas tambien donde cuando durante
    mientras si no ni ya he ha han habia hay yo usted ustedes ante tras segun cada todo toda todos todas`,
  ),
  list(
    "fr",
    `le la les l un une des du de d et ou a au aux en dans avec sans pour par sur sous entre chez vers depuis pendant que qui dont ou ce cet cette ces
    mon ma mes son sa ses notre nos votre vos leur leurs je j il elle nous vous ils elles se s ne n pas plus est sont etait ete etre ai as ont
    avait suis comme aussi tres y lors afin ainsi tout toute tous toutes chaque sera`,
  ),
  list(
    "de",
    `der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in im an am auf aus bei mit ohne fur uber unter nach
    vor seit bis durch gegen um als wie ist sind war waren sein wird wurde wurden werden habe hat hatte haben ich mich mir mein meine meinen
    meiner wir uns unser sie ihr ihre ihren er es nicht kein keine auch sehr sowie dass wenn dort`,
  ),
];

export const STOP_WORDS = new Set(STOP_WORD_LISTS.flatMap(({ words }) => [...words]));
