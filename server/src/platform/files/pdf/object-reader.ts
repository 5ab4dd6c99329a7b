import { PDFDict, PDFNull, PDFParser, type PDFName, type PDFObject } from '@cantoo/pdf-lib';

const toCodes = (word: string): number[] => [...Buffer.from(word)];
const endOfObject = toCodes('endobj');
const startOfStream = toCodes('stream');
const greaterThanSign = 0x3e;
const lessThanSign = 0x3c;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const numberCharacters = new Set(toCodes('+-.0123456789'));

export class StreamDictionary {
  constructor(
    readonly dictionary: PDFDict,
    readonly beginsAt: number,
  ) {}
}

export class ObjectReader extends PDFParser {
  private streamBeginsAt: number | undefined;

  constructor(readonly content: Buffer) {
    super(content);
  }

  /** @throws Error when there is no complete object at the position. */
  read(at: number): PDFObject | StreamDictionary {
    this.bytes.moveTo(at);
    this.streamBeginsAt = undefined;
    this.skipWhitespaceAndComments();
    if (this.matchKeyword(endOfObject)) return PDFNull;
    const object = this.parseObject();
    return object instanceof PDFDict && this.streamBeginsAt !== undefined
      ? new StreamDictionary(object, this.streamBeginsAt)
      : object;
  }

  protected override parseDictOrStream(): PDFDict {
    const dictionary = this.parseDict();
    this.streamBeginsAt = undefined;
    const end = this.bytes.offset();
    this.skipWhitespaceAndComments();
    if (this.matchKeyword(startOfStream)) {
      if (this.bytes.peek() === carriageReturn) this.bytes.next();
      if (this.bytes.peek() === lineFeed) this.bytes.next();
      this.streamBeginsAt = this.bytes.offset();
    } else this.bytes.moveTo(end);
    return dictionary;
  }

  /** Rejects duplicate keys, since viewers differ in which value they use. */
  protected override parseDict(): PDFDict {
    this.bytes.assertNext(lessThanSign);
    this.bytes.assertNext(lessThanSign);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    while (this.bytes.peek() !== greaterThanSign) {
      const key = this.parseName();
      const value = this.parseObject();
      const earlier = entries.get(key);
      if (earlier && String(earlier) !== String(value))
        throw new Error(`${key.toString()} stands twice`);
      entries.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(greaterThanSign);
    this.bytes.assertNext(greaterThanSign);
    return PDFDict.fromMapWithContext(entries, this.context);
  }

  /** Viewers accept numbers such as `--5`; the library does not. */
  protected override parseRawNumber(): number {
    let text = '';
    while (!this.bytes.done() && numberCharacters.has(this.bytes.peek()))
      text += String.fromCharCode(this.bytes.next());
    return Number.parseFloat(text) || 0;
  }
}
