import { Box, chakra, Grid } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Text } from '../layout/text';

export type Choice = 'theirs' | 'mine';

export interface ConflictField {
  name: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

const ConflictSide = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: '2',
    p: '2.5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '& input': { mt: '2px', width: '16px', height: '16px', accentColor: 'accent' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accentSoft' },
  },
});

const SideValue = chakra('span', {
  base: {
    display: 'block',
    gridColumn: 2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
});

const sides = [
  ['theirs', 'Theirs'],
  ['mine', 'Mine'],
] as const;

interface Props {
  field: ConflictField;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

const isEmptyValue = (value: ReactNode) => value === '' || value === null || value === undefined;

export const ConflictRow = ({ field, choice, onChoose }: Props) => {
  const id = useId();
  return (
    <Grid
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      templateColumns={{ base: '1fr', md: '140px 1fr 1fr' }}
      gap="2"
      py="3"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Text as="div" id={`${id}-label`} fontWeight={550} mt={{ md: '2.5' }}>
        {field.label}
      </Text>
      {sides.map(([side, words]) => (
        <ConflictSide key={side}>
          <input
            type="radio"
            name={id}
            aria-labelledby={`${id}-${side}`}
            aria-describedby={`${id}-${side}-value`}
            checked={choice === side}
            onChange={() => onChoose(side)}
          />
          <Text as="span" id={`${id}-${side}`} size="sm" tone="second" lineHeight="20px">
            {words}
          </Text>
          <SideValue id={`${id}-${side}-value`}>
            {isEmptyValue(field[side]) ? (
              <Box as="span" color="ink3">
                Empty
              </Box>
            ) : (
              field[side]
            )}
          </SideValue>
        </ConflictSide>
      ))}
    </Grid>
  );
};
