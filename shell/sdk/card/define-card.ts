import { usualLines } from 'server/contract/console/dashboard/figures-constants';
import type { Call } from 'server/contract/call';
import { beginRead } from 'shared-auth';
import type { ListFilter } from '../list';
import { addressField, durations, type AddressFields, type Duration } from '../react';

type FigureCall = Call<{ query: { limit?: number }; reply: unknown }>;

export interface CardState {
  date: 'page' | Duration;
  limit: '5' | '10' | '25' | 'all';
  view: 'table' | 'chart';
}

const lineLimits = [String(usualLines) as '5', '10', '25', 'all'] as const;

const commonFields: AddressFields<CardState> = {
  date: addressField.choice(['page', ...durations.map(({ value }) => value)], 'page'),
  limit: addressField.choice(lineLimits, lineLimits[0]),
  view: addressField.choice(['table', 'chart'], 'table'),
};

const commonFilters = [
  {
    kind: 'choice',
    field: 'date',
    label: 'Date',
    options: [{ value: 'page', label: 'As the page' }, ...durations],
  },
  {
    kind: 'choice',
    field: 'limit',
    label: 'Show',
    name: 'Lines',
    options: lineLimits.map((value) => ({ value, label: value })),
  },
] as const satisfies ListFilter<keyof CardState>[];

interface CardDeclaration<Own> {
  /** Id of the card, which is the prefix of its fields in the address, such as `sources.department`. */
  id: string;
  fields?: AddressFields<Own>;
  filters?: readonly ListFilter<NoInfer<keyof Own & string>>[];
  without?: readonly ('date' | 'limit')[];
}

export interface Card<Own = object> {
  id: string;
  fields: AddressFields<Own & CardState>;
  filters: readonly ListFilter[];
  /** Returns a card's `beginReading`, which reads with the default values of the filters. */
  beginReading: (call: FigureCall) => () => Promise<void> | undefined;
  address: AddressFields<Record<string, unknown>>;
}

export const defineCard = <Own = object>({
  id,
  fields: own = {} as AddressFields<Own>,
  filters = [],
  without = [],
}: CardDeclaration<Own>): Card<Own> => {
  const fields = { ...own, ...commonFields } as AddressFields<Own & CardState>;
  return {
    id,
    fields,
    beginReading: (call) => () => beginRead(call, { query: { limit: usualLines } }),
    filters: [...filters, ...commonFilters.filter(({ field }) => !without.includes(field))],
    address: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [`${id}.${name}`, field]),
    ) as AddressFields<Record<string, unknown>>,
  };
};
