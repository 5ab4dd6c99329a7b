export const safeLink = (address: string): string | null => {
  try {
    const { protocol, href } = new URL(address.trim());
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : null;
  } catch {
    return null;
  }
};

export const ownPicture = (address: string): string | null =>
  /^\/pictures\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.exec(address.trim())?.[0] ?? null;
