import { mostLines } from 'server/contract/console/dashboard/figures-constants';
import { useToday } from 'shared-auth';
import { listFilterFields } from '../list/list-filter';
import { daysOf, useAddressState, type AddressFields, type Duration } from '../react';
import type { Card, CardState } from './define-card';

export interface CardPage {
  /** Date range of the page, which the card can override. */
  duration?: Duration;
}

export interface ShownCard<Own = object> {
  card: Card<Own>;
  state: Own & CardState;
  query: { fromDate?: string; toDate?: string; limit: number };
  days: { from: string | undefined; to: string | undefined };
  /** True if a date range or filters restrict the card. */
  isNarrowed: boolean;
  change: (values: Partial<Own & CardState>) => void;
}

export const useCard = <Own>(card: Card<Own>, { duration = 'all' }: CardPage): ShownCard<Own> => {
  const [held, hold] = useAddressState(card.address);
  const state = Object.fromEntries(
    Object.keys(card.fields).map((name) => [name, held[`${card.id}.${name}`]]),
  ) as Own & CardState;
  const days = daysOf(state.date === 'page' ? duration : state.date, useToday());
  const values = state as Record<string, unknown>;
  const fallbacks = card.fields as AddressFields<Record<string, unknown>>;
  const isNarrowed = card.filters
    .flatMap(listFilterFields)
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
