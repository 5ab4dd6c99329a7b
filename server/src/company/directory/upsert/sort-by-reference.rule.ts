/** Sorts positions so that referenced records come first; those with circular references come last. */
export const sortByReference = (named: readonly (readonly number[])[]): number[] => {
  const namedBy = new Map<number, number[]>();
  const open = named.map((places, at) => {
    for (const place of places) {
      const others = namedBy.get(place);
      if (others) others.push(at);
      else namedBy.set(place, [at]);
    }
    return places.length;
  });
  const order = open.flatMap((count, at) => (count === 0 ? [at] : []));
  for (const place of order)
    for (const at of namedBy.get(place) ?? []) {
      open[at] = (open[at] ?? 0) - 1;
      if (open[at] === 0) order.push(at);
    }
  return [...order, ...open.flatMap((count, at) => (count > 0 ? [at] : []))];
};

/** Ids of records that are their own ancestors, found from the given ids. */
export const findCycles = (
  begin: Iterable<number>,
  aboveOf: (id: number) => number | null | undefined,
): number[][] => {
  const seen = new Set<number>();
  const circles: number[][] = [];
  for (const start of begin) {
    const path = new Map<number, number>();
    let id: number | null | undefined = start;
    while (id != null && !seen.has(id)) {
      seen.add(id);
      path.set(id, path.size);
      id = aboveOf(id);
    }
    const from = id == null ? undefined : path.get(id);
    if (from !== undefined) circles.push([...path.keys()].slice(from));
  }
  return circles;
};
