import { useEffect } from 'react';
import type { RecordKind } from 'server/contract/call';
import { usesHttpTransport } from '../http/send';
import { subscribeToKinds } from './live-updates';

export const useLiveRead = (kinds: readonly RecordKind[], isShown: boolean): void => {
  const shown = isShown ? kinds.join(' ') : '';
  useEffect(() => {
    // Tests replace the transport and have no realtime server to subscribe to.
    if (!shown || !usesHttpTransport()) return undefined;
    return subscribeToKinds(shown.split(' '));
  }, [shown]);
};
