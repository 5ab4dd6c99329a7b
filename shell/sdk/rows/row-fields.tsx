import { Box, Flex } from 'shared-ui';
import type { EditableColumn } from './column';

interface Props<Row> {
  columns: readonly EditableColumn<Row>[];
  isCard: boolean;
}

/** Hides the field's label except from screen readers, since the column head shows it. */
const hiddenLabelStyle = {
  '& > * > label[id$="-label"]': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

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
          css={hiddenLabelStyle}
          style={{ width: `calc(${least}px + ${share} * var(--spare))` }}
        >
          {field}
        </Box>
      ))}
    </Flex>
  );
};
