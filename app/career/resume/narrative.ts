import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { headingSection } from "./headings";
import { addLine, type Clause, clausesOf, isEmpty } from "./narrative-clauses";
import {
  readAge,
  readContacts,
  readHeadLines,
  readHome,
  readName,
  readReferee,
  readSkillList,
  readSpoken,
} from "./narrative-person";
import { readDeed, readPeriod, readPost, readStay } from "./narrative-posts";
import { readCourse, readPaper, readSchool } from "./narrative-studies";
import { readStoryPosts } from "./stated/story-posts";
import { greeting } from "./vocabulary/narrative";

/** Letters of the longest narrative. What is longer is a document. */
const longest = 6_000;

/**
 * True for a person's own words without any heading, such as a message from a phone: "my name is … I worked at … from 2019 to 2021 …".
 * Most of it is said in the first person.
 */
export function isNarrative(document: DocumentText): boolean {
  const { paragraphs } = document;
  const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  if (
    length > longest ||
    paragraphs.length > 40 ||
    paragraphs.some(({ text }) => headingSection(text) !== undefined)
  )
    return false;
  const clauses = clausesOf(document);
  const words = clauses.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const own = clauses.filter(({ text }) => /(?:^|\s)(?:i|i'm|my|am|me)\s/i.test(text));
  return words >= 15 && own.length >= 2 && own.length * 2 >= clauses.length;
}

/**
 * Reads a narrative into the profile: name, ways to reach the person, posts, schools and languages that a clause states plainly. A
 * clause that says more than its fields is kept whole as a line of the entry; what states none is a line of the post before it, or
 * of the summary. Nothing is put into other words.
 */
export function readNarrative(draft: Draft, document: DocumentText): void {
  readContacts(draft, document);
  const head = readHeadLines(draft, document);
  for (const clause of clausesOf(document)) {
    if (clause.paragraph < head) continue;
    if (!greeting.test(clause.text)) readClause(draft, clause);
  }
}

function readClause(draft: Draft, clause: Clause): void {
  const isRead =
    isEmpty(draft, clause) ||
    readPeriod(draft, clause) ||
    readStay(draft, clause) ||
    readName(draft, clause, readClause) ||
    readAge(draft, clause) ||
    readCourse(draft, clause) ||
    readStoryPosts(draft, clause) ||
    readPost(draft, clause) ||
    readReferee(draft, clause) ||
    readPaper(draft, clause) ||
    readSchool(draft, clause) ||
    readDeed(draft, clause) ||
    readSpoken(draft, clause) ||
    readSkillList(draft, clause) ||
    readHome(draft, clause);
  if (!isRead) addLine(draft, clause);
}
