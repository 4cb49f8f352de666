/** One run of text as placed on a page: x to the right, y (of the base line) downwards, in points. */
export type Piece = { text: string; x: number; y: number; width: number; size: number; isUpright: boolean };

/** A stretch of one line: no gap in it is wide enough to be a cell or column border. */
export type Segment = {
  pieces: Piece[];
  left: number;
  right: number;
  y: number;
  size: number;
  order: number;
};
export type Row = { y: number; size: number; segments: Segment[] };
