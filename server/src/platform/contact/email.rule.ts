import { isEmail } from '../../../contract/email-constants';

const decodeText = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const namedAddressPattern = /^[^<>@]*<([^<>]*)>$/;
const mailtoPattern = /^mailto:([^?]*)(\?.*)?$/i;

/** Extracts the address of `Name <name@example.com>` or `mailto:…`; other text stays unchanged. */
export const parseEmailCell = (cell: string): string => {
  const text = cell.trim();
  const inner = namedAddressPattern.exec(text)?.[1]?.trim() ?? text;
  const linked = mailtoPattern.exec(inner)?.[1];
  const address = linked === undefined ? inner : decodeText(linked).trim();
  return isEmail(address) ? address : text;
};
