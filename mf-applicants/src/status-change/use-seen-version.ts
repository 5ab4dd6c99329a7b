import { useState } from 'react';

/** The version that a person bases a change on: the first one they saw, until they accept a newer one. */
export const useSeenVersion = (latest: number | undefined) => {
  const [seen, setSeen] = useState(latest);
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
