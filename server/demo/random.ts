/** Seeded generator of random numbers (mulberry32), so that every installation gets the same data. */
export interface Random {
  /** Next random number, from 0 to below 1. */
  next(): number;
  /** Random integer; both limits are included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  some<Item>(items: readonly Item[], count: number): Item[];
}

export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = [...items];
    const taken: Item[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(between(0, left.length - 1), 1));
    return taken;
  };
  return { next, between, chance: (probability) => next() < probability, pick, some };
};
