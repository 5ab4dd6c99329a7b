import { useEffect, useState } from 'react';

/**
 * True if the user may reach content without scrolling, by Tab, the browser's search or printing, so that all
 * cards must be loaded.
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
