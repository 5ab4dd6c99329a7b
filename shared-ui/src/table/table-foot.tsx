import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../action/button';
import { Menu } from '../action/menu';
import { ChevronDownIcon } from '../icon';
import { Text } from '../layout/text';
import { formatRowRange } from './pages';
import { Pagination } from './pagination';

const pageSizes = [10, 20, 30, 40, 50];

interface Props {
  label: string;
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  tools: ReactNode;
}

export const TableFoot = ({ label, page, limit, total, onPage, onLimit, tools }: Props) => (
  <Flex
    align="center"
    wrap="wrap"
    columnGap="3"
    rowGap="2"
    px="3"
    py="2.5"
    borderTopWidth="1px"
    borderColor="line"
    color="ink2"
  >
    <Menu
      label="Rows per page"
      entries={pageSizes.map((count) => ({
        id: String(count),
        label: `${String(count)} rows`,
        checked: count === limit,
        onSelect: () => onLimit(count),
      }))}
      trigger={
        <Button size="sm" aria-label={`Rows per page: ${String(limit)} rows`}>
          <Flex as="span" align="center" gap="2">
            <span>{`${limit} rows`}</span>
            <ChevronDownIcon size={14} aria-hidden />
          </Flex>
        </Button>
      }
    />
    {tools}
    <Text role="status" tone="second" fontVariantNumeric="tabular-nums">
      {formatRowRange(page, limit, total)}
    </Text>
    <Pagination label={label} page={page} limit={limit} total={total} onPage={onPage} />
  </Flex>
);
