import { isEmail } from '../../../contract/email-constants';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const named = /^[^<>@]*<([^<>]*)>$/;
const link = /^mailto:([^?]*)(\?.*)?$/i;

/** Extracts the address of `Name <name@example.com>` or `mailto:…`; other text stays unchanged. */
export const emailInCell = (cell: string): string => {
  const text = cell.trim();
  const inner = named.exec(text)?.[1]?.trim() ?? text;
  const linked = link.exec(inner)?.[1];
  const address = linked === undefined ? inner : decoded(linked).trim();
  return isEmail(address) ? address : text;
};
