import type { CardEntry } from './registry';

export const home = { path: '/', slot: 'dashboard.cards', inSight: 4 } as const;

export const greeting = (name?: string): string => (name ? `Welcome ${name}!` : 'Welcome!');

export const durationNote = (duration = 'All time'): string =>
  `The data below follow the selected duration: ${duration.toLowerCase()}. A\u00a0card may have a date of its own.`;

export const cardsInSight = <Card extends Pick<CardEntry, 'slot' | 'order' | 'when'>>(
  cards: readonly Card[],
): Card[] =>
  cards
    .filter(({ slot, when }) => slot === home.slot && when === undefined)
    .sort((one, other) => one.order - other.order)
    .slice(0, home.inSight);
