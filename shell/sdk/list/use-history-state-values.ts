import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { AddressFields, ChangeState } from '../react';

const parseHistoryValues = <State>(
  brought: unknown,
  names: readonly (keyof State)[],
  fields: AddressFields<State>,
): Partial<State> | undefined => {
  if (typeof brought !== 'object' || brought === null) return undefined;
  const values = names.flatMap((name) => {
    const raw = (brought as Partial<Record<keyof State, unknown>>)[name];
    const value = typeof raw === 'number' || typeof raw === 'string' ? String(raw) : '';
    const read = value && fields[name].read(value);
    return read ? [[name, read]] : [];
  });
  return values.length > 0 ? (Object.fromEntries(values) as Partial<State>) : undefined;
};

/** Writes values from a link's history state into the address, so that the list's address can be shared. */
export const useHistoryStateValues = <State>(
  names: readonly (keyof State)[],
  fields: AddressFields<State>,
  change: ChangeState<State>,
): Partial<State> | undefined => {
  const values = parseHistoryValues(useLocation().state, names, fields);
  const written = values && JSON.stringify(values);
  const writeDown = useEffectEvent(() =>
    change({ ...values } as Partial<State>, { replace: true }),
  );
  useEffect(() => {
    if (written) writeDown();
  }, [written]);
  return values;
};
