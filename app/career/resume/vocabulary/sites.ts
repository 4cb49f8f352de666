/** Words of the places where the people of a firm work: "Kolo Gas Plant", "Wuse Branch". */
export const siteWords = new RegExp(
  `(?<!\\p{L})(?:${"plant platform field rig depot branch station flowstation flow-station terminal site yard camp mine quarry jetty vessel barge fpso refinery substation mall tower towers estate annex factory unit outlet campus clinic ward zone region headquarters hq project upgrade".replaceAll(" ", "|")})(?!\\p{L})`,
  "iu",
);
