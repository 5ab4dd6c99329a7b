import { readPackageParts } from '../docx/package-parts';
import { readXmlElements } from '../docx/read-elements';

/** Parts with text, including the header, which often contains name and address. */
const textPartPattern = /^word\/(header|document|footer)[^/]*\.xml$/;

const order = ['header', 'document', 'footer'];
const toPosition = (name: string): number => order.findIndex((kind) => name.includes(kind));

const breaks: Readonly<Record<string, string>> = { p: '\n', br: '\n', cr: '\n', tab: '\t' };

/** @throws Error when the package is broken. */
export const readDocxText = (content: Buffer): string => {
  const parts = [...readPackageParts(content)]
    .filter(([name]) => textPartPattern.test(name))
    .toSorted(([one], [other]) => toPosition(one) - toPosition(other));
  const pieces: string[] = [];
  for (const [, part] of parts)
    readXmlElements(
      part,
      ({ name }) => pieces.push(breaks[name] ?? ''),
      // Only elements `t` count: deleted text is in `delText`, codes of fields are in `instrText`.
      (words, element) => element === 't' && pieces.push(words),
    );
  return pieces.join('');
};
