/** Words of papers of any kind. */
export const EVERY_PAPER = new Set(
  "certificate certificates certified certification licence license licensed licences registration registered member membership permit card valid current course training diploma professional practising practise nigeria nigerian council institute national".split(
    " ",
  ),
);
