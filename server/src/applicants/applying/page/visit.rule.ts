const touchFields = ['ref', 'source', 'utm_source', 'utm_medium', 'utm_campaign'] as const;

type Query = Readonly<Record<string, unknown>>;

const readQuery = (query: Query): Record<string, string> =>
  Object.fromEntries(
    touchFields.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 100)]] : [];
    }),
  );

/**
 * Reads from where a visitor came. The job's page has no script: its query is read from the Referer header.
 */
export const readVisitSource = (
  query: Query,
  referrer: string | undefined,
  host: string,
): Record<string, string> => {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (from?.host !== host) return { ...readQuery(query), ...(from && { referrer: from.origin }) };
  return { ...readQuery(Object.fromEntries(from.searchParams)), ...readQuery(query) };
};
