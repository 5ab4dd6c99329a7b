import { use, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PanelRef } from '../define';
import { addressField } from './address-field';
import { openPanel } from './panel-requests';
import { PlaceContext } from './embedded-page-id';
import { hasUnsavedChanges } from './unsaved-changes';
import { readAddress, useAddressState } from './use-address-state';

const drawerFields = { drawer: addressField.text(), of: addressField.id };
const closedDrawerState = { drawer: '', of: undefined };

export const readOpenDrawer = (search: string): string | undefined => {
  const { drawer, of } = readAddress(drawerFields, search);
  return drawer === '' || of === undefined ? undefined : `${drawer} ${String(of)}`;
};

const removeDrawer = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of Object.keys(drawerFields)) query.delete(name);
  return query.toString();
};

/**
 * History state of an entry with an open drawer, so that closing can go back instead of adding a history
 * entry.
 */
const toHistoryState = (search: string) => ({ belowDrawer: removeDrawer(search) });
const isDrawerEntry = (state: unknown, search: string): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'belowDrawer' in state &&
  state.belowDrawer === removeDrawer(search);

/**
 * Opens a drawer by the page's address, such as `?drawer=jobs.status&of=7`. Call the hook once per
 * drawer and page.
 * @param inputOf returns the drawer's input for the id in the address.
 */
export const usePanelInAddress = <Input, Result>(
  panel: PanelRef<Input, Result>,
  inputOf: (id: number) => Input,
): ((id: number) => void) => {
  const here = useLocation();
  const navigate = useNavigate();
  const [{ drawer, of }, change] = useAddressState(drawerFields);
  const shownOf = drawer === panel ? of : undefined;
  const place = use(PlaceContext);
  const open = useEffectEvent((id: number, signal: AbortSignal) =>
    openPanel(panel, inputOf(id), { signal, place }),
  );
  const close = useEffectEvent(() => {
    if (isDrawerEntry(here.state, here.search)) void navigate(-1);
    else change(closedDrawerState, { replace: true });
  });

  useEffect(() => {
    if (shownOf === undefined) return;
    const leaving = new AbortController();
    void open(shownOf, leaving.signal).then(() => {
      if (!leaving.signal.aborted) close();
    });
    return () => leaving.abort();
  }, [panel, shownOf]);

  const now = useRef(here);
  const isOpening = useRef(false);
  useLayoutEffect(() => {
    now.current = here;
    isOpening.current = false;
  }, [here]);

  return useCallback(
    (id) => {
      // Ignores the second click of a double click, which happens before the address of the first
      // click is rendered.
      if (isOpening.current) return;
      isOpening.current = !hasUnsavedChanges();
      const { search, state } = now.current as { search: string; state: unknown };
      const isOther = readOpenDrawer(search) !== undefined;
      change(
        { drawer: panel, of: id },
        isOther ? { replace: true, state } : { state: toHistoryState(search) },
      );
    },
    [change, panel],
  );
};
