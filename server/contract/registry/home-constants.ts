import type { CardEntry } from './registry';

/** What the console opens with: cards, of which so many are in sight at first. */
export const home = { path: '/', slot: 'dashboard.cards', inSight: 4 } as const;

/** The greeting; without a name while it is not known who is here. */
export const greeting = (name?: string): string => (name ? `Welcome ${name}!` : 'Welcome!');

/** What the start page says of its figures, for the days that are chosen; all if none are. */
export const durationNote = (duration = 'All time'): string =>
  `The data below follow the selected duration: ${duration.toLowerCase()}. A\u00a0card may have a date of its own.`;

/** The cards that everyone sees first, or would if they may; while an installation is set up others come before. */
export const cardsInSight = <Card extends Pick<CardEntry, 'slot' | 'order' | 'when'>>(
  cards: readonly Card[],
): Card[] =>
  cards
    .filter(({ slot, when }) => slot === home.slot && when === undefined)
    .sort((one, other) => one.order - other.order)
    .slice(0, home.inSight);
