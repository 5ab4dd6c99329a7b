import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hiring } from './hiring';

/** A page of the console as a component: `address` is where it is, `onEvent` hears what it tells. */
export const HiringRemote = ({ remote, address, onEvent }) => {
  const place = useRef(null);
  const [shown, setShown] = useState();
  const tell = useEffectEvent(onEvent);
  const begin = useEffectEvent(async () =>
    (await hiring).mount(place.current, remote, { address, onEvent: (event) => tell(event) }),
  );

  useEffect(() => {
    let isGone = false;
    const mounting = begin();
    mounting.then(
      (mounted) => {
        if (!isGone) setShown(mounted);
      },
      ({ message }) => tell({ type: 'failed', remote, message }),
    );
    return () => {
      isGone = true;
      mounting.then(
        ({ unmount }) => unmount(),
        () => undefined,
      );
    };
  }, [remote]);

  useEffect(() => shown?.update({ address }), [shown, address]);

  return <div ref={place} id={remote} />;
};
