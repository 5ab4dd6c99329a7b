import { type RefObject, useEffect, useRef } from 'react';

/** Ref that is true while the component is mounted, for responses that arrive late. */
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
