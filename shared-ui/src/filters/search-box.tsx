import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { SearchIcon } from '../icon';
import { usePageKeys } from '../keys/use-page-keys';
import { useSearchText } from './use-search-text';

const SearchFrame = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '8',
    width: { base: 'full', md: '220px' },
    px: '2.5',
    bg: 'panel',
    color: 'ink3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    cursor: 'text',
    _hover: { borderColor: 'lineStrong' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '-1px' },
  },
});

const SearchInput = chakra('input', {
  base: {
    flex: 1,
    minWidth: 0,
    bg: 'transparent',
    color: 'ink',
    outline: 'none !important',
    '&::-webkit-search-cancel-button': { cursor: 'pointer' },
  },
});

interface Props {
  label: string;
  value: string;
  /** Called with the text shortly after typing pauses, and at once on Enter. */
  onChange: (value: string) => void;
}

export const SearchBox = ({ label, value, onChange }: Props) => {
  const { text, type, send } = useSearchText(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  usePageKeys(
    'This page',
    () => [
      {
        keys: ['/'],
        label,
        act: () => {
          input.current?.focus();
          return true;
        },
      },
    ],
    input,
  );
  return (
    <SearchFrame>
      <SearchIcon size={16} aria-hidden />
      <SearchInput
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && send()}
      />
    </SearchFrame>
  );
};
