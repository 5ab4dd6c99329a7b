import { Flex } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { withFixedStyles } from '../layout/with-fixed-styles';
import { getLastPageNumber, listPagerItems } from './pages';

const Step = withFixedStyles('button', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '30px',
  height: '30px',
  px: '1',
  borderRadius: '7px',
  color: 'ink2',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'hover' },
  '&[aria-current]': { bg: 'accentSoft', color: 'accent', fontWeight: 600 },
  _disabled: { opacity: 0.4, cursor: 'not-allowed' },
});

interface Props {
  label: string;
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}

export const Pagination = ({ label, page, limit, total, onPage }: Props) => {
  const last = getLastPageNumber(total, limit);
  return (
    <Flex as="nav" aria-label={`Pages of ${label}`} gap="0.5" ml="auto">
      <Step
        type="button"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon size={16} aria-hidden />
      </Step>
      {listPagerItems(page, last).map((mark, at) =>
        mark === 'gap' ? (
          <Flex
            key={`gap-${String(at)}`}
            align="center"
            justify="center"
            minWidth="20px"
            aria-hidden
          >
            …
          </Flex>
        ) : (
          <Step
            key={mark}
            type="button"
            aria-label={`Page ${String(mark)}`}
            aria-current={mark === page ? 'page' : undefined}
            onClick={() => onPage(mark)}
          >
            {mark}
          </Step>
        ),
      )}
      <Step
        type="button"
        aria-label="Next page"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon size={16} aria-hidden />
      </Step>
    </Flex>
  );
};
