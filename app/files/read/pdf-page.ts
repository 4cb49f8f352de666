/**
 * What a tagged PDF says of words: the stretch of text they belong to, the paragraph, item or cell that holds it, the level of a
 * heading, and whether they are the number of a list item.
 */
export type Tag = { text: string; block?: string; headingLevel?: number; isLabel?: true };

/** A filled or stroked area in points from the top left corner of the page. */
export type Mark = { left: number; right: number; top: number; bottom: number };

/** One run of text as placed on a page: x to the right, y (of the base line) downwards, in points. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isUpright: boolean;
  bold: boolean;
  italic: boolean;
  link?: string;
  /** What a tagged PDF says of these words. */
  tag?: Tag;
  /** The place in the order in which the file draws its words, where the reader knows it. */
  order?: number;
  underlined?: boolean;
};

/** What both readers of PDF find on a page. */
export type PdfPage = {
  number: number;
  width: number;
  height: number;
  pieces: Piece[];
  /** Small discs that stand for bullets. */
  dots: Mark[];
  /** Thin drawn lines. */
  rules: Mark[];
};

/** A file as one of the readers sees it. */
export type PdfContent = { pages: PdfPage[]; pageCount: number; hidden: string[] };
