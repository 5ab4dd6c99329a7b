import { useCallback, useEffect, useEffectEvent } from 'react';
import type { PanelRef } from '../define';
import { addressField } from './address-field';
import { openPanel } from './panel-requests';
import { useAddressState } from './use-address-state';

const fields = { drawer: addressField.text(), of: addressField.id };
const closed = { drawer: '', of: undefined };

/**
 * A drawer about one thing, kept in the address while it is open (`?drawer=jobs.status&of=7`), so that a
 * link or a reload shows it again and Back closes it. One call for each drawer and page.
 * @param inputOf what the drawer is given, from the id in the address.
 * @returns opens the drawer for an id.
 */
export const usePanelInAddress = <Input, Result>(
  panel: PanelRef<Input, Result>,
  inputOf: (id: number) => Input,
): ((id: number) => void) => {
  const [{ drawer, of }, change] = useAddressState(fields);
  const shownOf = drawer === panel ? of : undefined;
  const open = useEffectEvent((id: number, signal: AbortSignal) =>
    openPanel(panel, inputOf(id), { signal }),
  );
  const close = useEffectEvent(() => change(closed, { replace: true }));

  useEffect(() => {
    if (shownOf === undefined) return;
    const leaving = new AbortController();
    void open(shownOf, leaving.signal).then(() => {
      if (!leaving.signal.aborted) close();
    });
    return () => leaving.abort();
  }, [panel, shownOf]);

  return useCallback((id) => change({ drawer: panel, of: id }, { replace: true }), [change, panel]);
};
