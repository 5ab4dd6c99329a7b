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
import type { FloatingAlign } from '../layer/compute-floating-position';
import { shownEntries, type MenuEntry } from './menu-entry';
import { MenuItem } from './menu-item';
import { useRovingFocus } from './use-roving-focus';

interface MenuTriggerProps {
  id?: string;
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

interface Props {
  label: string;
  /** Button that opens the menu, which adds ARIA attributes to it. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Entries of the menu, or a function that is called each time the menu opens. */
  entries: MenuEntry[] | (() => MenuEntry[]);
  header?: ReactNode;
  align?: FloatingAlign;
  onOpen?: () => void;
}

/** Button with a menu; renders nothing if no entry is visible. */
export const Menu = ({ label, trigger, entries, header, align = 'start', onOpen }: Props) => {
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const close = (refocus: boolean) => {
    setOpened(null);
    if (refocus) anchor.current?.focus();
  };
  const open = (at: 'first' | 'last') => {
    setOpened(at);
    if (!opened) onOpen?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const asked = typeof entries === 'function' ? opened && entries() : entries;
  const shown = asked && shownEntries(asked);
  if (shown?.length === 0) return null;
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        'aria-controls': opened ? id : undefined,
        onKeyDown,
        onClick: () => (opened ? setOpened(null) : open('first')),
      })}
      {opened && shown ? (
        <FloatingLayer anchor={anchor} align={align} onDismiss={(how) => close(how === 'escape')}>
          {header ? (
            <Box px="2.5" py="2">
              {header}
            </Box>
          ) : null}
          <MenuList id={id} label={label} entries={shown} start={opened} onClose={close} />
        </FloatingLayer>
      ) : null}
    </>
  );
};

interface MenuListProps {
  id: string;
  label: string;
  entries: MenuEntry[];
  start: 'first' | 'last';
  onClose: (refocus: boolean) => void;
}

const MenuList = ({ id, label, entries, start, onClose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const rove = useRovingFocus(list, '[role^=menuitem]');
  useEffect(() => {
    const items = list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]');
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    const item = start === 'last' ? items?.[items.length - 1] : (chosen ?? items?.[0]);
    item?.focus({ preventScroll: true });
  }, [start]);
  return (
    <Box
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose(true);
        else rove(event);
      }}
    >
      {entries.map((entry, index) => (
        <Box
          key={entry.id}
          role="none"
          {...(entry.divided && index > 0
            ? { borderTopWidth: '1px', borderColor: 'line', mt: '1', pt: '1' }
            : {})}
        >
          <MenuItem entry={entry} onDone={() => onClose(true)} />
        </Box>
      ))}
    </Box>
  );
};
