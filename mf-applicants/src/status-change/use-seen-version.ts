import { useState } from 'react';

/**
 * Tracks the row version that the user's change is based on: `before` or the first loaded version, until
 * `accept` takes the latest version.
 */
export const useSeenVersion = (latest: number | undefined, before = latest) => {
  const [seen, setSeen] = useState(before);
  const [awaitsNext, setAwaitsNext] = useState(false);
  const isOld = seen !== latest;
  if (awaitsNext && isOld) {
    setSeen(latest);
    setAwaitsNext(false);
  }
  return {
    seen,
    isOld: isOld && !awaitsNext,
    accept: () => {
      if (isOld) setSeen(latest);
      else setAwaitsNext(true);
    },
  };
};
