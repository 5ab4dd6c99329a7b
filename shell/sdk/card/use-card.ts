import { mostLines } from 'server/contract/dashboard/figures-constants';
import { useToday } from 'shared-auth';
import { fieldsOf } from '../list/list-filter';
import { daysOf, useAddressState, type AddressFields, type Duration } from '../react';
import type { Card, CardState } from './define-card';

/** What the page that a card stands on hands to it. */
export interface CardPage {
  /** The days that the page shows, unless the card has its own. */
  duration?: Duration;
}

/** A declared card with what its address holds. */
export interface ShownCard<Own = object> {
  card: Card<Own>;
  state: Own & CardState;
  /** Days and number of lines, as calls of figures name them. */
  query: { fromDate?: string; toDate?: string; limit: number };
  /** First and last day, as the lists name them in their addresses. */
  days: { from: string | undefined; to: string | undefined };
  /** Whether days or a filter leave something out. */
  isNarrowed: boolean;
  change: (values: Partial<Own & CardState>) => void;
}

/** Makes a declared card live: its state stands in the address, so that links and Back carry it. */
export const useCard = <Own>(card: Card<Own>, { duration = 'all' }: CardPage): ShownCard<Own> => {
  const [held, hold] = useAddressState(card.address);
  const state = Object.fromEntries(
    Object.keys(card.fields).map((name) => [name, held[`${card.id}.${name}`]]),
  ) as Own & CardState;
  const days = daysOf(state.date === 'page' ? duration : state.date, useToday());
  const values = state as Record<string, unknown>;
  const fallbacks = card.fields as AddressFields<Record<string, unknown>>;
  const isNarrowed = card.filters
    .flatMap(fieldsOf)
    .some((name) =>
      name === 'date'
        ? days.fromDate !== undefined
        : name !== 'limit' && values[name] !== fallbacks[name]?.fallback,
    );
  return {
    card,
    state,
    query: { ...days, limit: state.limit === 'all' ? mostLines : Number(state.limit) },
    days: { from: days.fromDate, to: days.toDate },
    isNarrowed,
    change: (values) =>
      hold(
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [`${card.id}.${name}`, value]),
        ),
        { replace: true },
      ),
  };
};
