/** Matches HTTPS URLs, and HTTP URLs on localhost. */
const webAddressPattern =
  'https:\\/\\/[\\w.-]+(:\\d{1,5})?([\\/?#]\\S*)?|http:\\/\\/(localhost|127\\.0\\.0\\.1)(:\\d{1,5})?([\\/?#]\\S*)?';

export const appAddress = new RegExp(`^(${webAddressPattern})$`);

export const iconAddress = new RegExp(`^(|\\/[^\\/\\\\\\s]\\S*|${webAddressPattern})$`);
