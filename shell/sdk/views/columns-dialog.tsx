import { useEffect, useRef, useState } from 'react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Button,
  Checkbox,
  Dialog,
  Flex,
  IconButton,
  NarrowerIcon,
  Stack,
  Text,
  VisuallyHidden,
  WiderIcon,
} from 'shared-ui';
import {
  isLockedColumn,
  limitColumnWidth,
  pairColumnsWithChoices,
  type ArrangeableColumn,
  type ColumnChoice,
} from './arrangement.rule';
import type { ListArrangement } from './use-arrangement';

interface ColumnsDialogProps extends Omit<ListArrangement, 'setWidth'> {
  columns: readonly ArrangeableColumn[];
  /**
   * Measures a column's width on the page in pixels; undefined for a column in the second line of another.
   */
  measureWidth: (id: string) => number | undefined;
  onClose: () => void;
}

/** Pixels by which a click changes the width of a column. */
const widthStep = 20;

/** Choices take effect at once in the list behind the dialog. */
export const ColumnsDialog = ({
  columns,
  arrangement: stored,
  change: store,
  measureWidth,
  onClose,
}: ColumnsDialogProps) => {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  const [message, setMessage] = useState('');
  // Local state, since the address changes later than the next click may happen.
  const [arrangement, setArrangement] = useState(stored);
  const change: typeof store = (next) => {
    setArrangement(next);
    store(next);
  };
  const pairs = pairColumnsWithChoices(columns, arrangement);
  const choices = pairs.map(({ choice }) => choice);
  const isCompact = arrangement?.isCompact ?? false;
  const put = (next: readonly ColumnChoice[]): void => change({ columns: next, isCompact });

  // Restores the focus, since a line of the dialog that moves loses it.
  useEffect(() => {
    if (pressed.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  });

  const move = (index: number, by: 1 | -1): void => {
    const moved = pairs[index];
    const to = index + by;
    if (!moved || !pairs[to]) return;
    pressed.current = `${moved.column.id} ${by}`;
    put(choices.toSpliced(index, 1).toSpliced(to, 0, moved.choice));
    setMessage(`${moved.column.header} is column ${to + 1} of ${pairs.length}.`);
  };
  const widen = ({ id, header, least }: ArrangeableColumn, by: number): void => {
    const chosen = choices.find((choice) => choice.id === id)?.width;
    const width = limitColumnWidth((chosen ?? measureWidth(id) ?? least) + by);
    put(choices.map((choice) => (choice.id === id ? { ...choice, width } : choice)));
    setMessage(`${header} is ${width} pixels wide.`);
  };

  return (
    <Dialog
      open
      closable
      title="Columns"
      width={480}
      onClose={onClose}
      foot={
        <>
          <Button
            disabled={arrangement === undefined}
            onClick={() => {
              change(undefined);
              setMessage('All columns are as at first.');
            }}
          >
            Reset
          </Button>
          <Button variant="main" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap="3" pb="1">
        <Text size="sm" tone="second">
          Exports leave out hidden columns, and end with what no column shows.
        </Text>
        <Box as="ol" ref={list} aria-label="Columns in their order">
          {pairs.map(({ column, choice }, index) => (
            <Flex as="li" key={column.id} align="center" gap="1" minHeight="9">
              <Flex as="label" flex="1" minWidth="0" gap="2" align="center">
                <Checkbox
                  checked={!choice.isHidden || isLockedColumn(column)}
                  disabled={isLockedColumn(column)}
                  onChange={() =>
                    put(choices.with(index, { ...choice, isHidden: !choice.isHidden }))
                  }
                />
                <Text as="span" overflowWrap="anywhere">
                  {column.header}
                </Text>
              </Flex>
              <IconButton
                size="sm"
                label={`Make ${column.header} narrower`}
                icon={<NarrowerIcon size={16} aria-hidden />}
                onClick={() => widen(column, -widthStep)}
              />
              <IconButton
                size="sm"
                label={`Widen ${column.header}`}
                icon={<WiderIcon size={16} aria-hidden />}
                onClick={() => widen(column, widthStep)}
              />
              <IconButton
                size="sm"
                label={`Move ${column.header} up`}
                icon={<ArrowUpIcon size={16} aria-hidden />}
                aria-disabled={index === 0 || undefined}
                data-move={`${column.id} -1`}
                onClick={() => move(index, -1)}
              />
              <IconButton
                size="sm"
                label={`Move ${column.header} down`}
                icon={<ArrowDownIcon size={16} aria-hidden />}
                aria-disabled={index === pairs.length - 1 || undefined}
                data-move={`${column.id} 1`}
                onClick={() => move(index, 1)}
              />
            </Flex>
          ))}
        </Box>
        <Flex as="label" gap="2" align="center" borderTopWidth="1px" borderColor="line" pt="3">
          <Checkbox
            checked={isCompact}
            onChange={() => change({ columns: arrangement?.columns ?? [], isCompact: !isCompact })}
          />
          <span>Lower rows</span>
        </Flex>
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      </Stack>
    </Dialog>
  );
};
