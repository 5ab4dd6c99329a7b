const elements = ['requisitionid', 'partnerJobId', 'referencenumber', 'code'];
const element = new RegExp(
  `<(${elements.join('|')})>\\s*(?:<!\\[CDATA\\[)?([^<\\]]{1,100})(?:\\]\\]>)?\\s*</\\1>`,
  'g',
);
/**
 * Characters of a piece that are searched again with the next piece: longer than any element that could be
 * split between them.
 */
const overlap = 300;

/** Codes of the jobs in a feed, which is read piece by piece, whatever its length. */
export const findFeedCodes = async (pieces: AsyncIterable<string>): Promise<Set<string>> => {
  const codes = new Set<string>();
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    for (const [, , code = ''] of text.matchAll(element)) codes.add(code.trim());
    rest = text.slice(-overlap);
  }
  return codes;
};
