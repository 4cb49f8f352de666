import { findPeriods } from "../dates";
import type { Nysc } from "../profile.schema";
import { NYSC_STATUS } from "./entry-forms";
import { readFields } from "./head-fields";
import { isPlace, isTitle, startsWithVerb } from "./line-kinds";
import type { ResumeLine } from "./resume-lines";
import { STATES } from "./place-names";
import { withoutPart } from "./resume-lists";
import { fit, tidy } from "./text-lines";

/** The year of national service, told in one line or as a job. */
export function readNyscLines(lines: ResumeLine[]): Nysc {
  const nysc: Nysc = { highlights: [] };
  for (const { text, isBullet } of lines) {
    if (!isBullet && takePost(nysc, text)) continue;
    const line = tidy(text.replaceAll("\t", " | "));
    const range = findPeriods(line).find(({ start }) => start !== undefined) ?? findPeriods(line).at(-1);
    const isApart =
      range !== undefined && /^[\s)\].,;–-]*($|\p{Lu})/u.test(line.slice(range.index + range.length));
    const isDated =
      isApart && nysc.startDate === undefined && nysc.endDate === undefined && line.length <= 160;
    if (isDated && range.start !== undefined) nysc.startDate = range.start;
    if (isDated && range.end !== undefined) nysc.endDate = range.end;
    const words = isDated ? tidy(withoutPart(line, range.index, range.length).replace(/[\s,.]+$/, "")) : line;
    const [place = "", state = "", ...more] = words.split(/\s*\|\s*/);
    if (
      !isBullet &&
      nysc.ppa === undefined &&
      nysc.state === undefined &&
      more.length === 0 &&
      isState(state) &&
      place !== "" &&
      !/[:.;]/.test(place) &&
      statusIn(place) === undefined
    ) {
      Object.assign(nysc, { ppa: place, state });
      continue;
    }
    for (const sentence of words.split(
      /(?<=\p{L}{3}|\p{L}{3} )\.\s+(?=\p{Lu})|\s*[,.]\s+\.\s+|\s+[–-]?\s*(?=PPA\b|Place of Primary)/u,
    ))
      readNyscWords(nysc, sentence, isBullet);
  }
  if (nysc.status === undefined && nysc.endDate === "present") nysc.status = "serving";
  return nysc;
}

/** "Laboratory Assistant, General Hospital Potiskum, Yobe (Feb 2024 – Jan 2025)": service told as a post. */
function takePost(nysc: Nysc, text: string): boolean {
  const line = text.replaceAll("\t", " | ").replace(/\(?\bnysc\b\)?\s*[:–-]?/gi, " ");
  const range = findPeriods(line).find(({ start }) => start !== undefined);
  const words = tidy(range ? withoutPart(line, range.index, range.length) : line);
  const { fields, rest, isSureTitle, isSureName } = readFields([words]);
  const { position, name, location } = fields;
  const isPost =
    isSureTitle && isSureName && rest.length === 0 && position !== undefined && name !== undefined;
  if (
    !isPost ||
    nysc.ppa !== undefined ||
    nysc.startDate !== undefined ||
    words.length > 160 ||
    /:|[.;]$/.test(words) ||
    statusIn(words) !== undefined ||
    startsWithVerb(words)
  )
    return false;
  takePlace(nysc, location === undefined ? name : `${name}, ${location}`);
  if (range?.start !== undefined) nysc.startDate = range.start;
  if (range?.end !== undefined) nysc.endDate = range.end;
  nysc.highlights.push(position);
  return true;
}

function isState(cell: string): boolean {
  return cell.length <= 60 && (isPlace(cell) || /\bstate$/i.test(cell));
}

// "Completed at …", "Discharge, Nasarawa State", "Batch A, Ekiti State"
const LEAD =
  /^(?:i )?(?:have )?(?:successfully )?(completed|discharged?|exempted|batch [a-c](?:\s*\/?\s*stream \w+)?)\b(?: (?:my )?(?:nysc|(?:national )?(?:youth )?service))?\s*(?:(?:at|with|in)\s+(?:the )?|[,–:-]\s*)(\p{Lu}.+)$/iu;

function readNyscWords(nysc: Nysc, written: string, isBullet: boolean): void {
  const words = tidy(
    written.replace(
      /^(?:national youth service corps?(?: \(nysc\))?|nysc)\s*[,|–:-]\s*(?=.)|\s*[,|–:-]\s*(?:nysc|national youth service corps?)$/i,
      "",
    ),
  );
  const [, lead, rest] = isBullet ? [] : (LEAD.exec(words) ?? []);
  if (lead !== undefined && rest !== undefined && rest.length <= 200 && !/[.;]\s/.test(rest)) {
    if (/^batch/i.test(lead)) nysc.highlights.push(lead);
    else nysc.status ??= statusIn(lead) ?? "discharged";
    return readNyscWords(nysc, rest, isBullet);
  }
  const label = /^(?:ppa|place of primary assignment|organi[sz]ation|employer)\s*[:–-]\s*(.+)$/i.exec(
    words,
  )?.[1];
  const state = /^(?:state(?: of (?:service|deployment))?|location)\s*[:–-]\s*(.+)$/i.exec(words)?.[1];
  const served = /^(?:i )?(?:served|serving) (?:at|with|in) (?:the )?(.+?)\.?$/i.exec(words)?.[1];
  const [head = "", ...others] = words.split(/\s*[,(–|]\s*/);
  const isStatusFirst = others.length > 0 && Object.values(NYSC_STATUS).some(({ read }) => read.test(head));
  if (served && nysc.ppa === undefined && served.length <= 200) return takePlace(nysc, served);
  if (isStatusFirst) {
    nysc.status ??= statusIn(head) ?? "discharged";
    return readNyscWords(nysc, words.slice(head.length).replace(/^[\s,(–|]+|[)\s]+$/g, ""), isBullet);
  }
  if (!isBullet && nysc.ppa !== undefined && nysc.state === undefined && isState(words))
    return void (nysc.state = words);
  if (!isBullet && nysc.state === undefined && /^[\p{L}-]+(?: [\p{L}-]+)? state$/iu.test(words))
    return void (nysc.state = words);
  const status = statusIn(words);
  if (label && nysc.ppa === undefined && label.length <= 200) return takePlace(nysc, label);
  if (state && nysc.state === undefined && state.length <= 200) return void (nysc.state = state);
  if (status && nysc.status === undefined) nysc.status = status;
  const isStatusOnly =
    status !== undefined &&
    NYSC_STATUS[status].read.test(words.replace(/^status\s*[:–-]\s*/i, "").replace(/[.]$/, ""));
  if (words === "" || isStatusOnly) return;
  const isName =
    !isBullet &&
    nysc.ppa === undefined &&
    words.length <= 200 &&
    !/[.;]$/.test(words) &&
    !status &&
    words.split(" ").length <= 16 &&
    !startsWithVerb(words);
  if (isName && !isTitle(words)) takePlace(nysc, words);
  else nysc.highlights.push(...fit(words, 1000));
}

/** "Ministry of Works, Asaba, Delta State": the place of primary assignment, and the state where it is named as one. */
function takePlace(nysc: Nysc, words: string): void {
  const [, place = words, state] =
    /^(.+),\s*(\p{Lu}[\p{L}\s-]+ State|FCT(?:,? Abuja)?|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}]+)?)$/u.exec(words) ??
    [];
  const hasState =
    state !== undefined &&
    nysc.state === undefined &&
    (/ State$|^FCT|^Abuja$/u.test(state) || STATES.has(state.toLowerCase()));
  if (hasState) nysc.state = state;
  nysc.ppa = hasState ? place : words;
}

function statusIn(words: string): Nysc["status"] {
  if (/\b(?:yet to serve|not yet served|awaiting (?:call[- ]?up|mobili[sz]ation))\b/i.test(words))
    return "not_yet";
  if (/\bexempt/i.test(words)) return "exempted";
  if (/\bexclu(?:ded|sion)\b/i.test(words)) return "excluded";
  if (/\b(?:currently|presently|now) serving\b|\bserving corps? member\b|^serving$/i.test(words))
    return "serving";
  return /\b(?:discharged?|discharge certificate|certificate of national service|completed|successfully completed)\b/i.test(
    words,
  )
    ? "discharged"
    : undefined;
}
