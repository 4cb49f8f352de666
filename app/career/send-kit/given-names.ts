import { foldText } from "../nlp/fold";

/** Given names that hardly anybody in Nigeria has as a surname: mostly women's, and names of virtues. Musa, Moses and Bello are both. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `abigail adaeze adaobi adaora adesewa aisha aishat alice amaka amarachi amina aminat anita ann anna anthonia asmau augusta balkisu beatrice bilikisu blessing bola bridget busola catherine
  cecilia charity chiamaka chidera chidinma chinasa chinelo chinwe chinyere chioma chisom christiana christine clara comfort cynthia damilola deborah divine dorcas dorothy ebere ebunoluwa edith ekaette elizabeth
  emmanuella esther eunice evelyn ezinne faith fatima fatimah fatimat favour felicia fiyinfoluwa florence folake folasade franca funke funmilayo gift gladys glory godsgift goodness grace habiba hadiza hafsat halima hannah happiness
  hauwa hellen helen hope ifeoma ifunanya ijeoma ime inemesit innocentia irene itoro ivy jamila janet jane joan josephine joy joyce judith julia juliana juliet jummai kafayat kehinde kemi khadija khadijah khadijat kudirat ladi lami laraba
  latifat lilian linda lois loveth lucy lydia magdalene margaret martha mary maryam mercy miriam modupe monica monsurat mojisola nafisa nafisat nancy naomi ngozi nkechi nkiruka nkoyo nneka nnenna nwakaego obiageli oluchi olufunke oluwaseun
  oluwatobi oluwatosin omolara omotola omowunmi onyinye patience patricia peace perpetua philomena precious priscilla promise queen queeneth rabi rachael rachel rahmat ramat rasheedat rashidat rebecca regina rejoice rhoda rita roseline rosemary
  rukayat rukayya ruth sadiya safiya salamatu salome sandra sarah scholastica sekinat shade sherifat simbiat stella susan sylvia taiwo talatu temitope titilayo toluwalope tosin uche uchechi uduak ugochi veronica victoria vivian winifred
  wuraola yetunde yewande zainab zulaihat`
    .split(/\s+/u)
    .filter((name) => name !== ""),
);

/** Whether a name is a given name and as good as never a surname. */
export function isGivenName(name: string): boolean {
  return GIVEN_NAMES.has(foldText(name));
}
