// Version 1.0.4 ships no types. Its two inner modules are used because its front door opens DOCX files too, with no limits.
declare module "word-extractor/lib/buffer-reader.js" {
  export default class BufferReader {
    constructor(file: Buffer);
    open(): Promise<void>;
  }
}

declare module "word-extractor/lib/word-ole-extractor.js" {
  import type BufferReader from "word-extractor/lib/buffer-reader.js";
  export type Options = { filterUnicode?: boolean; includeFooters?: boolean };
  export type Document = {
    getBody(options?: Options): string;
    getHeaders(options?: Options): string;
    getFooters(options?: Options): string;
    getTextboxes(options?: Options): string;
  };
  /** A run of the text, in document order, and the bytes of the file it came from. */
  export type TextPiece = { text: string; startFilePos: number; endFilePos: number; bpc: number };
  export default class WordOleExtractor {
    _pieces: TextPiece[];
    writeParagraphProperties(document: Buffer, table: Buffer): void;
    extract(reader: BufferReader): Promise<Document>;
  }
}
