import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LayerContext } from '../layer/layer-context';
import { useDismissal } from '../layer/use-dismissal';
import { useModalFocus } from '../layer/use-modal-focus';
import { useSurface } from '../layer/surface';

const ModalSheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    bg: 'raised',
    '--surface': 'colors.raised',
    color: 'ink',
    boxShadow: 'float',
    outline: 'none',
    maxWidth: '100vw',
    _print: {
      width: 'auto',
      height: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      borderWidth: 0,
      boxShadow: 'none',
      animation: 'none',
    },
  },
  variants: {
    side: {
      end: {
        height: '100dvh',
        borderInlineStartWidth: '1px',
        borderColor: 'line',
        ml: 'auto',
        animation: 'slideIn 160ms ease-out',
      },
      middle: {
        maxHeight: 'calc(100dvh - 32px)',
        maxWidth: 'calc(100vw - 32px)',
        m: 'auto',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'lg',
        animation: 'riseIn 140ms ease-out',
      },
    },
  },
});

export interface ModalProps {
  side: 'end' | 'middle';
  role?: 'dialog' | 'alertdialog';
  titleId: string;
  describedBy?: string | undefined;
  width: number;
  /** Called on Escape and on a click outside of the modal. */
  onClose: () => void;
  children: ReactNode;
}

/** Modal layer that is open while mounted; unmounting returns the focus to the previous element. */
export const Modal = ({
  side,
  role = 'dialog',
  titleId,
  describedBy,
  width,
  onClose,
  children,
}: ModalProps) => {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const content = useRef<HTMLElement>(null);
  const keep = useCallback((element: HTMLElement | null) => {
    content.current = element;
    setSheet(element);
  }, []);
  const surface = useSurface();
  const onKeyDown = useModalFocus(root, content);
  useDismissal(true, [content], onClose);
  return createPortal(
    <Box
      ref={setRoot}
      position="fixed"
      inset="0"
      zIndex="modal"
      display="flex"
      _print={{ position: 'static', display: 'block' }}
      onKeyDown={onKeyDown}
    >
      <Box
        position="absolute"
        inset="0"
        bg="veil"
        animation="fadeIn 140ms ease-out"
        _print={{ display: 'none' }}
        aria-hidden
      />
      <ModalSheet
        ref={keep}
        side={side}
        role={role}
        aria-modal
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        tabIndex={-1}
        width={{ base: side === 'end' ? '100vw' : `${width}px`, sm: `${width}px` }}
      >
        <LayerContext value={sheet}>{children}</LayerContext>
      </ModalSheet>
    </Box>,
    surface,
  );
};
