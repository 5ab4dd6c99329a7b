import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HitAction } from 'server/contract/console/search/search';
import { maxSearchLength, defaultHits } from 'server/contract/console/search/search-constants';
import { Box, Button, Dialog, Flex, notify, Text, VisuallyHidden } from 'shared-ui';
import { openPanel, panelRef, useShell } from '../../sdk/react';
import { findPages } from '../frame/find-pages';
import { usePermissionRefusals } from '../frame/use-permission-refusals';
import { useConsoleMap } from '../registry/use-console-map';
import { readRecentPages } from './recent-pages';
import { SearchOptions } from './search-options';
import { toHitOptions, toPageOptions, toRecentOptions, type SearchOption } from './to-options';
import { useConsoleSearch, type ConsoleSearch } from './use-console-search';

const maxPages = 4;

const searchPage = (text: string): string => `/search?${new URLSearchParams({ search: text })}`;

const describe = (typed: string, { text, failed, error }: ConsoleSearch, count: number): string => {
  if (typed === '') return '';
  if (error && text === typed) return error.message;
  if (text !== typed) return 'Searching…';
  const missing =
    failed.length > 0 ? ` These could not be searched now: ${failed.join(', ')}.` : '';
  if (count === 0) return `Nothing that you may see holds these words.${missing}`;
  return `${count === 1 ? 'One result' : `${count} results`}.${missing}`;
};

const copyLink = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(new URL(address, window.location.href).href);
    notify.success('The link is copied.');
  } catch {
    notify.error('The browser did not allow to copy. Open the record and copy its address.');
  }
};

const useOptions = (typed: string, found: ConsoleSearch): SearchOption[] => {
  const map = useConsoleMap();
  const shell = useShell();
  const pages = toPageOptions(findPages(map, typed, usePermissionRefusals()));
  const recent = readRecentPages();
  if (typed === '') return [...toRecentOptions(recent), ...pages];
  return [...pages.slice(0, maxPages), ...toHitOptions(found.groups, shell, recent)];
};

/** The focus stays in the search box. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const typed = text.trim();
  const found = useConsoleSearch(typed, defaultHits);
  const options = useOptions(typed, found);
  const current = options[Math.min(at, options.length - 1)];
  const state = describe(typed, found, options.length);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  const go = (address: string, isAside = false): void => {
    if (isAside) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(address);
  };
  const act = ({ panel, input: given }: HitAction): void => {
    onClose();
    void openPanel(panelRef<Record<string, unknown>, unknown>(panel), given);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && current) go(current.address, event.ctrlKey || event.metaKey);
    else if (event.key === 'Enter' && typed) go(searchPage(typed));
    else if (step && options.length > 0) setAt((at + step + options.length) % options.length);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      title="Search"
      width={640}
      closable
      onClose={onClose}
      foot={
        <Flex
          role="group"
          aria-label={`Actions for ${current?.title ?? 'the search'}`}
          gap="2"
          wrap="wrap"
        >
          {current?.actions.map((action) => (
            <Button key={action.label} size="sm" onClick={() => act(action)}>
              {action.label}
            </Button>
          ))}
          {current ? (
            <Button size="sm" onClick={() => void copyLink(current.address)}>
              Copy link
            </Button>
          ) : null}
          <Button size="sm" disabled={typed === ''} onClick={() => go(searchPage(typed))}>
            All results
          </Button>
        </Flex>
      }
    >
      <Box
        asChild
        width="full"
        mt="1"
        height="10"
        px="3"
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
        bg="bg"
      >
        <input
          ref={input}
          role="combobox"
          aria-label="Search"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${options.indexOf(current)}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={maxSearchLength}
          placeholder="Names, jobs, e-mail addresses, messages, pages"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
        />
      </Box>
      <Text size="sm" tone="third" pt="2" minHeight="7" aria-hidden>
        {state || 'Enter opens, Ctrl Enter opens in a new tab.'}
      </Text>
      <VisuallyHidden role="status" aria-live="polite">
        {state}
      </VisuallyHidden>
      <Box
        id={listId}
        role="listbox"
        aria-label="Results"
        height="min(420px, 50dvh)"
        overflowY="auto"
      >
        <SearchOptions
          listId={listId}
          options={options}
          at={current ? options.indexOf(current) : 0}
          onAt={setAt}
          onGo={({ address }, isAside) => go(address, isAside)}
        />
      </Box>
    </Dialog>
  );
};
