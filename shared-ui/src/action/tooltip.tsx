import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { FloatingLayer } from '../layer/floating-layer';

interface Props {
  text: string;
  /** True if the tooltip's text is already the child's accessible name and need not be read out again. */
  names?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const tooltipDelay = 400;

export const Tooltip = ({ text, names = false, children }: Props) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const show = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      ref={anchor}
      style={{ display: 'inline-flex' }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(tooltipDelay)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {open && !names ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open ? (
        <FloatingLayer
          id={id}
          role="tooltip"
          anchor={anchor}
          align="center"
          minWidth="0"
          maxWidth="280px"
          textStyle="small"
          px="2"
          py="1"
          borderRadius="sm"
          pointerEvents="none"
        >
          {text}
        </FloatingLayer>
      ) : null}
    </span>
  );
};
