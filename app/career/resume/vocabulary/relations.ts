/** What an employer is to somebody else, or how its people came to where they work: "contractor to …", "deployed at …", "a subsidiary of …". */
export const employerRelations = new RegExp(
  [
    "^(?:an? |the |now |formerly )?(?:\\p{L}+ )?",
    "(?:deployed|seconded|posted|attached|outsourced|contracted|assigned|subcontracted|managed|owned|affiliated|operated|run|",
    "(?:sub-?)?contractors?|subsidiary|members?|agents?|vendors?|suppliers?|dealers?|distributors?|partners?|franchise|affiliate|arm|part|merchants?)",
    " (?:at|to|of|for|by|with|in) (?=\\p{L})",
  ].join(""),
  "iu",
);
