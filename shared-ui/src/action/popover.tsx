import { Box } from '@chakra-ui/react';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FloatingLayer } from '../layer/floating-layer';
import { listFocusableElements } from '../layer/focusable';
import type { FloatingAlign } from '../layer/compute-floating-position';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';

interface PopoverTriggerProps {
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

interface Props {
  /** Button that opens the popover, which adds ARIA attributes to it. */
  trigger: ReactElement<PopoverTriggerProps>;
  label: string;
  align?: FloatingAlign;
  width?: string;
  startOpen?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

export const Popover = ({ trigger, label, align, width, startOpen = false, children }: Props) => {
  const [open, setOpen] = useState(startOpen);
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open ? (
        <FloatingLayer
          id={id}
          role="dialog"
          aria-label={label}
          anchor={anchor}
          {...(align ? { align } : {})}
          {...(width ? { width } : {})}
          onDismiss={(how) => (how === 'escape' ? close() : setOpen(false))}
        >
          <PopoverContent onLeave={close}>{children}</PopoverContent>
        </FloatingLayer>
      ) : null}
    </>
  );
};

interface PopoverContentProps {
  onLeave: () => void;
  children: Props['children'];
}

const PopoverContent = ({ onLeave, children }: PopoverContentProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current;
    if (!root || root.contains(getDocumentOrShadowRoot(root).activeElement)) return;
    const start =
      root.querySelector<HTMLElement>('[data-autofocus]') ?? listFocusableElements(root)[0];
    (start ?? root).focus({ preventScroll: true });
  }, []);
  // The popover is not next to its button in the DOM, so Tab past either end continues from the button.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return;
    const all = listFocusableElements(event.currentTarget);
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const focused = getDocumentOrShadowRoot(box.current).activeElement;
    if (edge && focused !== edge && focused !== box.current) return;
    if (edge && focused === box.current && !event.shiftKey) return;
    if (event.shiftKey) event.preventDefault();
    onLeave();
  };
  return (
    <Box ref={box} tabIndex={-1} outline="none" onKeyDown={onKeyDown}>
      {typeof children === 'function' ? children(onLeave) : children}
    </Box>
  );
};
