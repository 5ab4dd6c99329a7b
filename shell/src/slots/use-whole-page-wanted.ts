import { useEffect, useState } from 'react';

/** True if the user may reach content without scrolling: by Tab, by the browser's search, by printing. */
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
