import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckIcon } from '../icon';
import { Link } from '../provider/link';
import type { MenuEntry } from './menu-entry';

const StyledMenuItem = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '34px',
    px: '2.5',
    py: '1.5',
    borderRadius: 'md',
    textAlign: 'start',
    color: 'ink',
    '& svg': { color: 'ink3', flexShrink: 0 },
    _hover: { bg: 'hover' },
    _focus: { bg: 'hover', outline: 'none' },
    _focusVisible: { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
    '&[aria-disabled=true]': { color: 'ink3', cursor: 'not-allowed' },
  },
  variants: { tone: { bad: { color: 'bad', '& svg': { color: 'bad' } } } },
});

/** The reason is a description, not a part of the accessible name. */
const DisabledMenuItem = chakra('div', {
  base: {
    borderRadius: 'md',
    cursor: 'not-allowed',
    _hover: { bg: 'hover' },
    _focusWithin: { bg: 'hover' },
    '& > button': { pb: '0', minHeight: '28px' },
  },
});

export const MenuItem = ({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) => {
  const reasonId = useId();
  const { label, words: more, icon, tone, disabledReason, checked, to, href } = entry;
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    ...(tone && !disabledReason ? { tone } : {}),
  } as const;
  const words = (
    <>
      {icon}
      <Box as="span" flex="1">
        <span>{label}</span>
        {more === undefined ? null : (
          <Box
            as="span"
            display="block"
            textStyle="small"
            color="ink2"
            lineClamp="2"
            maxWidth="380px"
          >
            {more}
          </Box>
        )}
      </Box>
      {checked ? <CheckIcon size={16} aria-hidden /> : null}
    </>
  );
  if (disabledReason) {
    return (
      <DisabledMenuItem>
        <StyledMenuItem {...shared} type="button" aria-disabled aria-describedby={reasonId}>
          {words}
        </StyledMenuItem>
        <Box
          id={reasonId}
          textStyle="small"
          color="ink3"
          maxWidth="280px"
          ps={icon ? '36px' : '2.5'}
          pe="2.5"
          pb="1.5"
        >
          {disabledReason}
        </Box>
      </DisabledMenuItem>
    );
  }
  const select = () => {
    onDone();
    entry.onSelect?.();
  };
  if (to !== undefined) {
    return (
      <StyledMenuItem {...shared} asChild onClick={select}>
        <Link to={to}>{words}</Link>
      </StyledMenuItem>
    );
  }
  if (href !== undefined) {
    return (
      <StyledMenuItem {...shared} asChild onClick={select}>
        <a href={href} target="_blank" rel="noreferrer">
          {words}
        </a>
      </StyledMenuItem>
    );
  }
  return (
    <StyledMenuItem {...shared} type="button" onClick={select}>
      {words}
    </StyledMenuItem>
  );
};
