import type { CardEntry } from './registry';

/** What the console opens with: cards, of which so many are in sight at first. */
export const home = { path: '/', slot: 'dashboard.cards', inSight: 4 } as const;

/** The cards that everyone sees first, or would if they may. */
export const cardsInSight = <Card extends Pick<CardEntry, 'slot' | 'order'>>(
  cards: readonly Card[],
): Card[] =>
  cards
    .filter(({ slot }) => slot === home.slot)
    .sort((one, other) => one.order - other.order)
    .slice(0, home.inSight);
