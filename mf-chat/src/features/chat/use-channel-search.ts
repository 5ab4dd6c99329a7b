import { useCallback } from 'react';
import { addressField, useAddressState } from 'shell/sdk/react';

const fields = { search: addressField.text() };

export const useChannelSearch = (): [string, (search: string) => void] => {
  const [{ search }, change] = useAddressState(fields);
  return [search, useCallback((next) => change({ search: next }, { replace: true }), [change])];
};
