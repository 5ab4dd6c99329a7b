import type { KeyboardEvent } from 'react';

/** Whether a key sends what is written: Enter, but not where it breaks the line. */
export const isSendKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey;
