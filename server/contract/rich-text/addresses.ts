/** The address of a link if it may be followed: of a page, a mailbox or a telephone. */
export const safeLink = (address: string): string | null => {
  try {
    const { protocol, href } = new URL(address.trim());
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : null;
  } catch {
    return null;
  }
};

/** The address of a picture that was uploaded here; every other picture is somebody else's. */
export const ownPicture = (address: string): string | null =>
  /^\/pictures\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.exec(address.trim())?.[0] ?? null;
