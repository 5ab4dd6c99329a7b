import { Box } from '@chakra-ui/react';
import { Text } from '../layout/text';

interface Props {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  label?: string;
}

const cellStyles = {
  '& th, & td': {
    textAlign: 'start',
    px: '3',
    py: '1.5',
    maxWidth: '220px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  '& th': { fontWeight: 550, bg: 'hover' },
  '& tr:last-child td': { borderBottomWidth: '0' },
} as const;

export const SampleTable = ({ columns, rows, label = 'First rows of the file' }: Props) => (
  <Box
    tabIndex={0}
    role="region"
    aria-label={label}
    overflowX="auto"
    borderWidth="1px"
    borderColor="line"
    borderRadius="md"
  >
    <Box as="table" minWidth="full" css={cellStyles}>
      <thead>
        <tr>
          {columns.map((name, at) => (
            <th key={at} scope="col" title={name} dir="auto">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {columns.map((_, at) => (
              <td key={at} title={row[at]} dir="auto">
                {row[at] || (
                  <Text as="span" tone="third">
                    –
                  </Text>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
