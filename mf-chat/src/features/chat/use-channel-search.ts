import { useCallback } from 'react';
import { addressField, useAddressState } from 'shell/sdk/react';

const fields = { search: addressField.text() };

/** What the channels are searched for, which stands in the address. */
export const useChannelSearch = (): [string, (search: string) => void] => {
  const [{ search }, change] = useAddressState(fields);
  return [search, useCallback((next) => change({ search: next }, { replace: true }), [change])];
};
