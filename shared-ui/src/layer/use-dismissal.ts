import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTopLayer, pushLayer } from './open-layers';

type Ref = RefObject<HTMLElement | null>;

/**
 * Calls a layer's `onDismiss` on Escape and on clicks outside. Only the topmost layer that is not inert
 * responds; elements with `data-stays` never count as outside.
 */
export const useDismissal = (
  active: boolean,
  inside: readonly Ref[],
  onDismiss: (how: 'escape' | 'outside') => void,
): void => {
  const dismiss = useEffectEvent(onDismiss);
  const isInside = useEffectEvent(
    (target: EventTarget | undefined) =>
      target instanceof Element &&
      (target.closest('[data-stays]') !== null ||
        inside.some(({ current }) => current?.contains(target))),
  );
  const isHeld = useEffectEvent(() =>
    inside.some(({ current }) => Boolean(current?.closest('[inert]'))),
  );
  useEffect(() => {
    if (!active) return undefined;
    const id = Symbol('layer');
    const pop = pushLayer(id);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isTopLayer(id) || isHeld()) return;
      event.stopPropagation();
      event.preventDefault();
      dismiss('escape');
    };
    const onPress = (event: PointerEvent) => {
      if (isTopLayer(id) && !isHeld() && !isInside(event.composedPath()[0])) dismiss('outside');
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      pop();
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [active]);
};
