import { useEffect, useState } from 'react';
import { whenIdle } from 'shared-auth';

/** Whether the page has come to rest once, for what it does not wait for. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
