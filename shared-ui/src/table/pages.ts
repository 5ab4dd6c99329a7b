export type PagerItem = number | 'gap';

export const listPagerItems = (page: number, last: number): PagerItem[] => {
  const near = last <= 7 ? 7 : 1;
  const offered = new Set([1, last]);
  for (let at = page - near; at <= page + near; at += 1) if (at >= 1 && at <= last) offered.add(at);
  if (page <= 3) for (const at of [2, 3]) if (at <= last) offered.add(at);
  const sorted = [...offered].sort((a, b) => a - b);
  return sorted.flatMap((at, index): PagerItem[] => {
    const before = sorted[index - 1] ?? 0;
    if (at - before === 2) return [at - 1, at];
    return at - before > 2 ? ['gap', at] : [at];
  });
};

export const getLastPageNumber = (total: number, limit: number): number =>
  Math.max(1, Math.ceil(total / limit));

export const formatRowRange = (page: number, limit: number, total: number): string => {
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return `Showing ${Math.min(from, total)} to ${to} of ${total} entries`;
};
