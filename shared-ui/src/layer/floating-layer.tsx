import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type RefObject, use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { LayerContext } from './layer-context';
import { useSurface } from './surface';
import type { FloatingAlign } from './compute-floating-position';
import { useDismissal } from './use-dismissal';
import { useFloatingPosition } from './use-floating-position';

const FloatingSheet = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'layer',
    minWidth: '180px',
    maxWidth: 'calc(100vw - 16px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'raised',
    color: 'ink',
    textStyle: 'body',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'lg',
    boxShadow: 'float',
    p: '1',
    outline: 'none',
    animation: 'fadeIn 120ms ease-out',
  },
});

interface Props extends Omit<ComponentProps<typeof FloatingSheet>, 'ref' | 'align'> {
  anchor: RefObject<HTMLElement | null>;
  align?: FloatingAlign;
  /** Makes the layer at least as wide as its anchor. */
  matchWidth?: boolean;
  /** Called on Escape and on a click outside; without this callback both are ignored. */
  onDismiss?: (how: 'escape' | 'outside') => void;
}

export const FloatingLayer = ({
  anchor,
  align = 'start',
  matchWidth = false,
  onDismiss,
  ...rest
}: Props) => {
  const container = use(LayerContext);
  const surface = useSurface();
  const box = useRef<HTMLDivElement>(null);
  const found = useFloatingPosition(anchor, box, align);
  useDismissal(onDismiss !== undefined, [anchor, box], (how) => onDismiss?.(how));
  const width = matchWidth ? anchor.current?.offsetWidth : undefined;
  return createPortal(
    <FloatingSheet
      ref={box}
      {...rest}
      style={{
        left: found?.left ?? 0,
        top: found?.top ?? 0,
        maxHeight: Math.min(found?.maxHeight ?? 400, 400),
        ...(width ? { width } : {}),
      }}
    />,
    container ?? anchor.current?.closest<HTMLElement>('main, header, nav') ?? surface,
  );
};
