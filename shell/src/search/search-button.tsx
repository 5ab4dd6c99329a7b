import { lazy, Suspense, useState } from 'react';
import { Box, Flex, IconButton, Kbd, SearchIcon, Text, usePageKeys } from 'shared-ui';
import { useKeyboardShortcut } from '../frame/use-keyboard-shortcut';
import { useRecentPages } from './use-recent-pages';

const loadDialog = () => import('./search-dialog');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

const label = 'Search';

export const SearchButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  const prefetch = (): void => void loadDialog().catch(() => undefined);
  useKeyboardShortcut('k', open);
  usePageKeys('Everywhere', () => [
    {
      keys: ['/'],
      label: 'Search everything',
      act: () => {
        open();
        return true;
      },
    },
  ]);
  useRecentPages();
  return (
    <>
      <Box
        asChild
        width="320px"
        height="9"
        px="2.5"
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
        bg="bg"
        cursor="pointer"
        hideBelow="md"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Flex align="center" gap="2">
            <SearchIcon size={16} aria-hidden />
            <Text as="span" tone="third" flex="1" textAlign="start">
              {label}
            </Text>
            <Kbd aria-hidden>Ctrl K</Kbd>
          </Flex>
        </button>
      </Box>
      <Box hideFrom="md">
        <IconButton
          label={label}
          aria-haspopup="dialog"
          icon={<SearchIcon size={18} aria-hidden />}
          onClick={open}
        />
      </Box>
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
