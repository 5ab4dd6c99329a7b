import type { KeyboardEvent } from 'react';

export const isSendKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey;
