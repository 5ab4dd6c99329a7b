import { Flex } from '@chakra-ui/react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { IconButton } from '../action/icon-button';
import { ArrowDownIcon, ArrowUpIcon } from '../icon';
import { Text } from '../layout/text';

export interface OrderEntry {
  id: number;
  name: string;
  /** Reason why the entry cannot be removed from the ordered list. */
  lockedReason?: string | undefined;
}

export interface OrderedListProps {
  label: string;
  entries: readonly OrderEntry[];
  onMove: (entry: OrderEntry, by: 1 | -1) => void;
  onPlace: (id: number, place: number) => void;
}

interface Props extends Pick<OrderedListProps, 'onMove'> {
  entry: OrderEntry;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  grip: ReactNode;
  ref?: Ref<HTMLElement>;
  style?: CSSProperties;
}

export const OrderLine = ({ entry, place, isFirst, isLast, grip, onMove, ref, style }: Props) => (
  <Flex
    as="li"
    ref={ref as Ref<HTMLDivElement>}
    align="center"
    gap="1"
    minHeight="9"
    bg="var(--surface)"
    borderTopWidth="1px"
    borderColor="line"
    style={style}
  >
    <Flex flexShrink={0} width="30px">
      {grip}
    </Flex>
    <Text as="span" flex="1" minWidth="0" overflowWrap="anywhere">
      {`${place + 1}. ${entry.name}`}
    </Text>
    <IconButton
      size="sm"
      label={`Move ${entry.name} up`}
      icon={<ArrowUpIcon size={16} aria-hidden />}
      aria-disabled={isFirst || undefined}
      data-move={`${entry.id} -1`}
      onClick={() => onMove(entry, -1)}
    />
    <IconButton
      size="sm"
      label={`Move ${entry.name} down`}
      icon={<ArrowDownIcon size={16} aria-hidden />}
      aria-disabled={isLast || undefined}
      data-move={`${entry.id} 1`}
      onClick={() => onMove(entry, 1)}
    />
  </Flex>
);
