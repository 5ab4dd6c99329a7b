const elements = ['requisitionid', 'partnerJobId', 'referencenumber', 'code'];
const element = new RegExp(
  `<(${elements.join('|')})>\\s*(?:<!\\[CDATA\\[)?([^<\\]]{1,100})(?:\\]\\]>)?\\s*</\\1>`,
  'g',
);
/** Longer than any element that is looked for, since one may stand across two pieces. */
const overlap = 300;

/** Codes of the jobs that a feed lists; it is read piece by piece, whatever its length. */
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
