import { useEffect } from 'react';
import type { RecordKind } from 'server/contract/call';
import { isOverHttp } from '../http/send';
import { keepLive } from './live';

/** Keeps what shows these kinds of record up to date while it is on screen. */
export const useLiveRead = (kinds: readonly RecordKind[], isShown: boolean): void => {
  const shown = isShown ? kinds.join(' ') : '';
  useEffect(() => {
    // Tests answer calls themselves; there is no server to listen to.
    if (!shown || !isOverHttp()) return undefined;
    return keepLive(shown.split(' '));
  }, [shown]);
};
