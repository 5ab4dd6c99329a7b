/** Address fields that are not part of a saved view: the page number, and the id of the view. */
const passing = ['page', 'view'];

/**
 * Query of an address with sorted fields and without page and view id, so that equal lists have equal
 * queries.
 */
export const toViewQuery = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  query.sort();
  return query.toString();
};

export const toViewAddress = ({
  page,
  query,
  id,
}: {
  page: string;
  query: string;
  id: number;
}): string => `${page}?${query}${query && '&'}view=${id}`;

export const readViewId = (search: string): number | undefined => {
  const id = Number(new URLSearchParams(search).get('view'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
