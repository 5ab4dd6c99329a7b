import { useState } from 'react';

/**
 * The version that a person bases a change on: the one they saw `before`, else the first one seen here,
 * until they accept a newer one.
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
