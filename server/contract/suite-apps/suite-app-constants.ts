/** Where an app or its icon may be: an address by https, by http on one's own machine alone. */
const web =
  'https:\\/\\/[\\w.-]+(:\\d{1,5})?([\\/?#]\\S*)?|http:\\/\\/(localhost|127\\.0\\.0\\.1)(:\\d{1,5})?([\\/?#]\\S*)?';

export const appAddress = new RegExp(`^(${web})$`);

/** Also a picture of the console itself, or none. */
export const iconAddress = new RegExp(`^(|\\/[^\\/\\\\\\s]\\S*|${web})$`);
