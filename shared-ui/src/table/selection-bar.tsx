import { Box, Flex } from '@chakra-ui/react';
import { Button } from '../action/button';
import { IconButton } from '../action/icon-button';
import { EntryButton } from '../action/entry-button';
import type { MenuEntry } from '../action/menu-entry';
import { CloseIcon } from '../icon';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';
import { narrowTableQuery } from './use-narrow-table';
import type { RowSelection } from './use-row-selection';

interface Props {
  selection: RowSelection;
  actions: MenuEntry[];
}

/**
 * Style on phones: the bar's padding is higher than a button of a row, so that buttons of the bar never cover
 * a row's button.
 */
const dockedStyle = {
  [`@media ${narrowTableQuery}`]: {
    bottom: '-32px',
    width: 'auto',
    marginInline: 0,
    paddingBottom: 'calc(38px + env(safe-area-inset-bottom))',
    borderBottomRadius: 0,
    '& > [role=status]': { flexBasis: '100%', lineHeight: '32px' },
    '& > [role=status] + button': { marginInlineStart: '-10px' },
    '& > :last-child': { marginInlineStart: 'auto' },
  },
};

/**
 * Sets the page's scroll padding, so that the bar does not cover a focused element. The observer reports the
 * size after layout; measuring on each selection would force another layout.
 */
const keepScrollPadding = (bar: HTMLElement | null) => {
  if (!bar || getDocumentOrShadowRoot(bar) !== document) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${String(bar.offsetHeight + 32)}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
};

export const SelectionBar = ({ selection, actions }: Props) => {
  const { count, total, chosen, pageState } = selection;
  if (count === 0) return null;
  const offerAll = chosen.kind === 'ids' && pageState === 'all' && total > count;
  return (
    <Flex
      ref={keepScrollPadding}
      role="region"
      aria-label="Selection"
      position="sticky"
      bottom="4"
      zIndex="bar"
      width="max-content"
      maxWidth="full"
      wrap="wrap"
      align="center"
      gap="1"
      mt="3"
      mx="auto"
      ps="3.5"
      pe="1.5"
      py="1.5"
      bg="raised"
      borderWidth="1px"
      borderColor="lineStrong"
      borderRadius="lg"
      boxShadow="float"
      animation="riseIn 140ms ease-out"
      css={dockedStyle}
    >
      <Box role="status" fontVariantNumeric="tabular-nums" me="1">
        {`${count} Selected`}
      </Box>
      {offerAll ? (
        <Button
          size="sm"
          variant="quiet"
          color="accent"
          onClick={selection.selectAllMatching}
        >{`Select all ${total} that match`}</Button>
      ) : null}
      {actions.map((entry) => (
        <EntryButton
          key={entry.id}
          entry={entry}
          size="sm"
          variant={entry.tone === 'bad' ? 'dangerQuiet' : 'quiet'}
        />
      ))}
      <IconButton
        label="Clear selection"
        size="sm"
        icon={<CloseIcon size={16} aria-hidden />}
        onClick={selection.clear}
      />
    </Flex>
  );
};
