import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
}

const maxDepth = 300;
const encodings = new Set(['utf-8', 'utf-16', 'us-ascii', 'ascii']);

const decodeXml = (content: Buffer): string => {
  const [first, second] = content;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(content);
};

const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @throws Error when the XML is malformed, too deep, or has a document type declaration. */
export const readXmlElements = (
  content: Buffer,
  see: (element: XmlElement) => void,
  onText?: (words: string, element: string) => void,
): void => {
  const parser = new SaxesParser();
  const within: string[] = [];
  const refuse = (reason: string): never => {
    throw new Error(reason);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => refuse('A document type'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!encodings.has(encoding.toLowerCase())) refuse('A rare encoding');
  });
  parser.on('opentag', ({ name, attributes }) => {
    within.push(getLocalName(name));
    if (within.length > maxDepth) refuse('Too deep');
    see({
      name: getLocalName(name),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [getLocalName(key), String(value)]),
      ),
    });
  });
  parser.on('closetag', () => {
    within.pop();
  });
  if (onText)
    for (const kind of ['text', 'cdata'] as const)
      parser.on(kind, (words) => onText(words, within.at(-1) ?? ''));
  parser.write(decodeXml(content)).close();
};
