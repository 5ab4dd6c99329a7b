import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Box, Flex, Kbd, SearchIcon, Text } from 'shared-ui';
import { useConsoleMap } from '../registry/use-console-map';
import { findPages, type PageMatch } from './find-pages';
import { useRefusals } from './use-refusals';
import { useKeyboardShortcut } from './use-keyboard-shortcut';

const field = {
  width: 'full',
  height: '9',
  ps: '9',
  pe: '14',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  bg: 'bg',
} as const;

interface PageListProps {
  listId: string;
  places: readonly PageMatch[];
  at: number;
  onAt: (index: number) => void;
  onGo: (address: string) => void;
}

const PageList = ({ listId, places, at, onAt, onGo }: PageListProps) =>
  places.length === 0 ? (
    <Text tone="second" p="2.5">
      No page has this name.
    </Text>
  ) : (
    places.map(({ title, address }, index) => (
      <Flex
        key={address}
        id={`${listId}-${index}`}
        role="option"
        aria-selected={index === at}
        align="center"
        justify="space-between"
        gap="3"
        height="34px"
        px="2.5"
        borderRadius="md"
        cursor="pointer"
        bg={index === at ? 'hover' : undefined}
        onPointerMove={() => onAt(index)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onGo(address)}
      >
        <Box as="span" whiteSpace="nowrap">
          {title}
        </Box>
        <Text as="span" size="sm" tone="third" truncate>
          {address}
        </Text>
      </Flex>
    ))
  );

export const GoToPageSearch = () => {
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const open = typed !== undefined;
  const map = useConsoleMap();
  const refusalOf = useRefusals();
  const places = open ? findPages(map, typed, refusalOf) : [];
  useKeyboardShortcut('k', () => input.current?.focus());

  const close = (): void => {
    setTyped(undefined);
    setAt(0);
  };
  const go = (address: string): void => {
    input.current?.blur();
    void navigate(address);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = places[at];
    if (event.key === 'Escape') input.current?.blur();
    else if (event.key === 'Enter' && chosen) go(chosen.address);
    else if (step && places.length > 0) setAt((at + step + places.length) % places.length);
    else return;
    event.preventDefault();
  };

  return (
    <Box position="relative" width="320px" hideBelow="md">
      <Flex
        position="absolute"
        insetY="0"
        insetStart="2.5"
        align="center"
        color="ink3"
        pointerEvents="none"
      >
        <SearchIcon size={16} aria-hidden />
      </Flex>
      <Box asChild {...field}>
        <input
          ref={input}
          role="combobox"
          aria-label="Go to a page"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && places[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          placeholder="Go to a page"
          value={typed ?? ''}
          onFocus={() => setTyped('')}
          onBlur={close}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
        />
      </Box>
      <Flex
        position="absolute"
        insetY="0"
        insetEnd="2.5"
        align="center"
        pointerEvents="none"
        aria-hidden
      >
        <Kbd>Ctrl K</Kbd>
      </Flex>
      <Box
        id={listId}
        role="listbox"
        aria-label="Pages"
        hidden={!open}
        position="absolute"
        top="calc(100% + 4px)"
        width="full"
        p="1"
        bg="raised"
        borderWidth="1px"
        borderColor="lineStrong"
        borderRadius="lg"
        boxShadow="float"
      >
        {open ? <PageList listId={listId} places={places} at={at} onAt={setAt} onGo={go} /> : null}
      </Box>
    </Box>
  );
};
