import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asks is still on the page, for an answer that can come after one has left it. */
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
