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

/**
 * The address in a cell of a file, which holds `Name <name@example.com>` or `mailto:name@example.com`
 * where it was copied from mail or from a page. What is neither comes back as it is.
 */
export const emailInCell = (cell: string): string => {
  const text = cell.trim();
  const inner = named.exec(text)?.[1]?.trim() ?? text;
  const linked = link.exec(inner)?.[1];
  const address = linked === undefined ? inner : decoded(linked).trim();
  return isEmail(address) ? address : text;
};
