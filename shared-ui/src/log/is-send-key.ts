import type { KeyboardEvent } from 'react';

/** Whether a key sends what is written: Enter, but not where it breaks the line or ends composed letters. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
