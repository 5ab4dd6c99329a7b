import { type RefObject, useEffect, useRef } from 'react';
import { addKeyGroup, type PageKey } from './page-keys';

/**
 * Adds shortcuts without modifier keys, which `?` lists. They are disabled while the user types and while a
 * dialog or menu is open.
 */
export const usePageKeys = (
  title: string,
  getKeys: () => readonly PageKey[],
  region?: RefObject<Element | null>,
): void => {
  // A ref and not `useEffectEvent`, since the dialog that lists shortcuts reads them during rendering.
  const latest = useRef(getKeys);
  useEffect(() => {
    latest.current = getKeys;
  });
  useEffect(
    () =>
      addKeyGroup({
        title,
        getRegion: () => region?.current,
        getKeys: () => latest.current(),
      }),
    [title, region],
  );
};
