import { useEffect, useState } from 'react';
import { whenIdle } from 'shared-auth';

export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
