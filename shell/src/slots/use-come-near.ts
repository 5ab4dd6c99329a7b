import { useEffect, useRef, useState } from 'react';

/** Pixels below and above the viewport within which a card is fetched, before anyone sees its place. */
const ahead = 200;

/** Whether a place has been near the viewport, now or before. */
export const useComeNear = () => {
  const place = useRef<HTMLElement>(null);
  const [hasComeNear, setComeNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (hasComeNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (sightings) => {
        if (sightings.some(({ isIntersecting }) => isIntersecting)) setComeNear(true);
      },
      { rootMargin: `${String(ahead)}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasComeNear]);
  return { place, hasComeNear };
};
