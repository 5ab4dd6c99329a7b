import { Box, Flex } from 'shared-ui';
import type { EditableColumn } from './column';

interface Props<Row> {
  columns: readonly EditableColumn<Row>[];
  isCard: boolean;
}

/** The head of a column names its field already; screen readers read the label all the same. */
const quietLabel = {
  '& > * > label[id$="-label"]': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

/** The fields of a row: below each other on a card, each as wide as its column in a table. */
export const RowFields = <Row,>({ columns, isCard }: Props<Row>) => {
  if (isCard) {
    return (
      <Flex direction="column" gap="3">
        {columns.map(({ id, field }) => (
          <Box key={id}>{field}</Box>
        ))}
      </Flex>
    );
  }
  return (
    <Flex align="flex-start">
      {columns.map(({ id, field, least, share = 0 }) => (
        <Box
          key={id}
          flexShrink={0}
          px="2.5"
          minHeight="9"
          alignContent="center"
          css={quietLabel}
          style={{ width: `calc(${least}px + ${share} * var(--spare))` }}
        >
          {field}
        </Box>
      ))}
    </Flex>
  );
};
