export const maxViewNameLength = 60;
export const maxViewQueryLength = 4_000;
/** Maximum number of saved views per person, over all lists. */
export const maxOwnViews = 200;
/**
 * Maximum number of saved views in the response for one list: the person's own views first, then shared
 * views.
 */
export const maxViewsOfPage = 300;

export const viewMessages = {
  nameTaken: 'You have a view of this name in this list already.',
  tooMany: 'You have 200 views. Delete one that nobody needs, then save this one.',
  shareRefused: 'Administrators and recruiting managers share views. Save this one for yourself.',
} as const;
