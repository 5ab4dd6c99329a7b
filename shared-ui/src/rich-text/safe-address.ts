const parsed = (address: string) => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

const allowed = (address: string, protocols: readonly string[]) => {
  const url = parsed(address.trim());
  return url && protocols.includes(url.protocol) ? url.href : null;
};

/** The address of a link if it may be followed: http, https or mailto. */
export const safeLink = (address: string): string | null =>
  allowed(address, ['http:', 'https:', 'mailto:']);

/** The address of a picture if it may be loaded: http, https, or a path of this site. */
export const safePicture = (address: string): string | null => {
  const path = address.trim();
  return /^\/(?![/\\])/.test(path) ? path : allowed(path, ['http:', 'https:']);
};

/** What a person typed as an address, with its missing beginning. */
export const completeAddress = (typed: string): string => {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};
