/** What a firm does, behind its name. */
export const FIRM_VERBS =
  "runs, owns, operates, makes, produces, processes, supplies, provides, offers, sells, buys, builds, serves, manages, trains, grows, exports, imports, distributes, delivers, maintains, employs, has, is an?, is one of, is the, keeps, prints, treats, teaches, works, moves, mills, bakes, fires, cleans, installs, was, began, opened, tells, designs, publishes, records, repairs, cares, hosts, feeds, lends, insures, connects, helps, restores, catches";

/** What a firm says of itself, behind "We". */
export const FIRM_VERBS_OF_US =
  "value, believe, opened, started, began, were, was, founded, serve, supply, make, sell, own, operate, produce, export, import, print, build, treat, grow, distribute, belong, celebrate, have (?:over |about |more than |almost )?\\d+, have (?:offices|branches|a branch|put|built|served|grown|won)";
