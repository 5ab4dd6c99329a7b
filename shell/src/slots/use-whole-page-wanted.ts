import { useEffect, useState } from 'react';

/**
 * Whether someone is about to reach what they have not scrolled to: by Tab, by the browser's search, on
 * paper. Each of them begins with a key or tells the page.
 */
export const useWholePageWanted = (): boolean => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = () => setWanted(true);
    addEventListener('keydown', want);
    addEventListener('beforeprint', want);
    return () => {
      removeEventListener('keydown', want);
      removeEventListener('beforeprint', want);
    };
  }, [isWanted]);
  return isWanted;
};
