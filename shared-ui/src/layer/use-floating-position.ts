import { type RefObject, useLayoutEffect, useState } from 'react';
import {
  type FloatingAlign,
  type FloatingPosition,
  computeFloatingPosition,
} from './compute-floating-position';

type Ref = RefObject<HTMLElement | null>;

export const useFloatingPosition = (
  anchor: Ref,
  box: Ref,
  align: FloatingAlign,
): FloatingPosition | null => {
  const [found, setFound] = useState<FloatingPosition | null>(null);
  useLayoutEffect(() => {
    const at = anchor.current;
    const of = box.current;
    if (!at || !of) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = document.documentElement;
      const view = { width: clientWidth, height: clientHeight };
      const size = { width: of.offsetWidth, height: of.scrollHeight };
      setFound(computeFloatingPosition(at.getBoundingClientRect(), size, view, align));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(of);
    observer.observe(at);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [anchor, box, align]);
  return found;
};
