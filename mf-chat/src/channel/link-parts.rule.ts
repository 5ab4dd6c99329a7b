/** A piece of a message: words, or an address that one can go to. */
export interface TextPart {
  text: string;
  href?: string;
}

const address = /https?:\/\/[^\s<>"']+/gi;

/** What stands behind an address in a sentence and is no part of it. */
const trailing = /[.,;:!?)\]}]+$/;

const hrefOf = (text: string): string | undefined => {
  try {
    const { protocol, href, username } = new URL(text);
    // An address that names somebody looks like another one than it is.
    return /^https?:$/.test(protocol) && username === '' ? href : undefined;
  } catch {
    return undefined;
  }
};

/** Finds the web addresses in a message; nothing else in it is markup. */
export const linkParts = (message: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(address)) {
    const text = found.replace(trailing, '');
    const href = hrefOf(text);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: message.slice(end, index) });
    parts.push({ text, href });
    end = index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
};
