import { useEffect, useState } from 'react';

export const useDelayed = (active = true, ms = 800): boolean => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setDue(true), ms);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, ms]);
  return active && due;
};
