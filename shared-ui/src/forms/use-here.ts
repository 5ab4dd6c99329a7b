import { type RefObject, useEffect, useRef } from 'react';

/** True if the component is still mounted, for answers that arrive late. */
export const useHere = (): RefObject<boolean> => {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
};
