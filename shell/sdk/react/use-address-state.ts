import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AddressField } from './address-field';

type Fields = Record<string, AddressField<never>>;
type ValueOf<Field> = Field extends AddressField<infer Value> ? Value : never;
type Readable<F> = { [Key in keyof F]: AddressField<ValueOf<F[Key]>> };

export type AddressState<F> = { [Key in keyof F]: ValueOf<F[Key]> };

interface Change {
  /** Stays on the same entry of the history, as for each letter of a search. */
  replace?: boolean;
  /** Travels with the entry, not in the address. */
  state?: unknown;
}

const read = <F extends Fields>(fields: F, search: string): AddressState<F> => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const raw = query.get(key);
      return [key, (raw === null ? undefined : field.read(raw)) ?? field.fallback];
    }),
  ) as unknown as AddressState<F>;
};

const write = (fields: Fields, state: Record<string, unknown>, search: string): string => {
  const query = new URLSearchParams(search);
  for (const [key, field] of Object.entries(fields)) {
    const value = state[key];
    if (value === field.fallback || value === undefined) query.delete(key);
    else query.set(key, field.write(value as never));
  }
  const text = query.toString();
  return text && `?${text}`;
};

/** The state that an address's query stands for, as `useAddressState` reads it. */
export const readAddress = <F extends Readable<F>>(fields: F, search: string): AddressState<F> =>
  read(fields as unknown as Fields, search) as AddressState<F>;

/**
 * A list's state kept in the address, so that links and Back carry it: `useAddressState({ page:
 * addressField.wholeNumber(1), search: addressField.text() })`. Values that stand at their fallback are
 * left out of the address. A change that does not name `page` goes back to the first one. With the same
 * `fields` the function is always the same.
 */
export const useAddressState = <F extends Readable<F>>(fields: F) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shown = useMemo(() => readAddress(fields, search), [fields, search]);
  const now = useRef(search);
  useLayoutEffect(() => {
    now.current = search;
  }, [search]);

  const change = useCallback(
    (values: Partial<AddressState<F>>, { replace = false, state }: Change = {}): void => {
      const known = fields as unknown as Fields;
      const from = { ...read(known, now.current), ...values } as Record<string, unknown>;
      if (known.page && !('page' in values)) from.page = known.page.fallback;
      void navigate({ search: write(known, from, now.current) }, { replace, state });
    },
    [fields, navigate],
  );
  return [shown, change] as const;
};
