import { wordRun } from "~/career/nlp/fold";

/** Towns and states of Nigeria by which a draft may place somebody, folded. Where every noun has a capital, only a list tells them. */
const PLACES =
  "abuja lagos kano ibadan kaduna|port harcourt|benin city|maiduguri zaria aba jos ilorin oyo enugu abeokuta onitsha warri sokoto calabar akure osogbo bauchi ikeja lekki makurdi minna ondo asaba uyo owerri umuahia yola gombe lokoja lafia katsina gusau dutse|birnin kebbi|jalingo damaturu awka abakaliki yenagoa|ado ekiti|ile ife|nnewi ogbomoso ikorodu kafanchan apapa yaba surulere|victoria island|ikoyi ajah sagamu ijebu nsukka okene suleja wukari bida|akwa ibom|anambra imo abia ebonyi adamawa borno nasarawa zamfara kebbi jigawa taraba kogi kwara osun ogun ekiti bayelsa rivers|accra|london|nairobi|johannesburg|dubai|berlin|paris|madrid"
    .split("|")
    .flatMap((part) =>
      /^(?:port|benin|birnin|ado|ile|victoria|akwa) /.test(part) ? [part] : part.split(" "),
    );

/** A place named after "in" that none of the given texts has. */
export function strangePlace(text: string, knownRuns: string[]): string | undefined {
  const run = wordRun(text);
  return PLACES.find(
    (place) =>
      ["in", "aus", "nach", "bei"].some((word) => run.includes(` ${word} ${place} `)) &&
      !knownRuns.some((known) => known.includes(` ${place} `)),
  );
}
