const maxTracked = 50_000;

export const createRateLimit = (
  most: number,
  milliseconds: number,
  now: () => number = Date.now,
) => {
  const seen = new Map<string, { count: number; until: number }>();
  return (key: string): boolean => {
    const entry = seen.get(key);
    if (entry && entry.until > now()) {
      entry.count += 1;
      return entry.count <= most;
    }
    if (seen.size >= maxTracked) seen.clear();
    seen.set(key, { count: 1, until: now() + milliseconds });
    return most > 0;
  };
};
