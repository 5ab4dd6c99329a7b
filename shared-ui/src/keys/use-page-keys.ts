import { type RefObject, useEffect, useRef } from 'react';
import { addKeyGroup, type PageKey } from './page-keys';

/** Keys without modifier, listed by `?`: never while somebody types, nor with a dialog or menu open. */
export const usePageKeys = (
  title: string,
  getKeys: () => readonly PageKey[],
  region?: RefObject<Element | null>,
): void => {
  // Not `useEffectEvent`: the dialog that lists the keys reads them while it renders.
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
