import { use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, type Location } from 'react-router-dom';
import type { AddressField } from './address-field';
import { PlaceContext } from './embedded-page-id';
import { leaveQuestion } from './unsaved-changes';

export type AddressFields<State> = { readonly [Key in keyof State]: AddressField<State[Key]> };

export type AddressState<F> = {
  [Key in keyof F]: F[Key] extends AddressField<infer Value> ? Value : never;
};

interface Change {
  /** Replaces the history entry, for example for each letter of a search. */
  replace?: boolean;
  /** History state of the navigation, which is not part of the address. */
  state?: unknown;
}

/** A change without `page` resets the list to the first page. */
export type ChangeState<State> = (values: Partial<State>, how?: Change) => void;

const listFieldNames = <State>(fields: AddressFields<State>) =>
  Object.keys(fields) as (keyof State)[];

export const readAddress = <State>(fields: AddressFields<State>, search: string): State => {
  const query = new URLSearchParams(search);
  const values = listFieldNames(fields).map((name) => {
    const raw = query.get(String(name));
    return [name, (raw === null ? undefined : fields[name].read(raw)) ?? fields[name].fallback];
  });
  return Object.fromEntries(values) as State;
};

const writeAddress = <State>(fields: AddressFields<State>, state: State, search: string) => {
  const query = new URLSearchParams(search);
  for (const name of listFieldNames(fields)) {
    const value = state[name];
    if (value === fields[name].fallback || value === undefined) query.delete(String(name));
    else query.set(String(name), fields[name].write(value));
  }
  const text = query.toString();
  return text && `?${text}`;
};

const getFirstPageState = <State>(fields: AddressFields<State>): Partial<State> => {
  const { page } = fields as { page?: AddressField<unknown> };
  return (page ? { page: page.fallback } : {}) as Partial<State>;
};

/** Latest requested query of each location; the query is rendered only later. */
const requestedQueries = new WeakMap<Location, string>();

/**
 * State in the page's address, which omits fallback values: `useAddressState({ page:
 * addressField.wholeNumber(1), search: addressField.text() })`. The setter stays the same for the same
 * `fields`.
 */
export const useAddressState = <State>(
  fields: AddressFields<State>,
): readonly [State, ChangeState<State>] => {
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const place = use(PlaceContext);
  const shown = useMemo(() => readAddress(fields, search), [fields, search]);
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);

  const change = useCallback<ChangeState<State>>(
    (values, { replace = false, state } = {}) => {
      const { current } = here;
      const before = requestedQueries.get(current) ?? current.search;
      const next = { ...readAddress(fields, before), ...getFirstPageState(fields), ...values };
      const query = writeAddress(fields, next, before);
      const move = {
        currentLocation: current,
        nextLocation: { ...current, search: query },
        historyAction: replace ? NavigationType.Replace : NavigationType.Push,
      };
      // If the question about unsaved changes will be shown, the query is not stored, since the
      // user may cancel the navigation.
      if (!leaveQuestion.isDueAt(move, place)) requestedQueries.set(current, query);
      void navigate({ search: query }, { replace, state });
    },
    [fields, navigate, place],
  );
  return [shown, change];
};
