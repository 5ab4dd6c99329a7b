import { useEffect, useRef, useState } from 'react';

/** Distance from the viewport in pixels within which a card is loaded. */
const viewportMargin = 200;

export const useNearViewport = () => {
  const place = useRef<HTMLElement>(null);
  const [hasComeNear, setComeNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (hasComeNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (sightings) => {
        if (sightings.some(({ isIntersecting }) => isIntersecting)) setComeNear(true);
      },
      { rootMargin: `${String(viewportMargin)}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasComeNear]);
  return { place, hasComeNear };
};
