export interface LinkedTextPart {
  text: string;
  href?: string;
}

const addressPattern = /https?:\/\/[^\s<>"']+/gi;

/** Punctuation after a URL in a sentence does not belong to the URL. */
const trailingSignsPattern = /[.,;:!?)\]}]+$/;

const toHref = (text: string): string | undefined => {
  try {
    const { protocol, href, username } = new URL(text);
    // A URL with a user name can disguise its real host.
    return /^https?:$/.test(protocol) && username === '' ? href : undefined;
  } catch {
    return undefined;
  }
};

export const splitAtLinks = (message: string): LinkedTextPart[] => {
  const parts: LinkedTextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(addressPattern)) {
    const text = found.replace(trailingSignsPattern, '');
    const href = toHref(text);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: message.slice(end, index) });
    parts.push({ text, href });
    end = index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
};
