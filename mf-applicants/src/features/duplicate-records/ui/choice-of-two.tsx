import { type ReactNode, useId } from 'react';
import { Box, Grid, Text } from 'shared-ui';

interface TwoChoiceOption {
  value: number;
  label: ReactNode;
  words?: ReactNode;
}

interface Props {
  label: string;
  options: readonly TwoChoiceOption[];
  value: number;
  onChoose: (value: number) => void;
}

const optionStyle = {
  '& input': { mt: '2px', width: '16px', height: '16px', accentColor: 'accent' },
  '&:has(:checked)': { borderColor: 'accent', bg: 'accentSoft' },
} as const;

export const TwoValueChoice = ({ label, options, value, onChoose }: Props) => {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} mb="4">
      <Text id={id} fontWeight={550} mb="1.5">
        {label}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
        {options.map((option) => (
          <Grid
            as="label"
            key={option.value}
            templateColumns="16px minmax(0, 1fr)"
            columnGap="2"
            p="2.5"
            borderWidth="1px"
            borderColor="line"
            borderRadius="md"
            cursor="pointer"
            _hover={{ bg: 'hover' }}
            css={optionStyle}
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <Box as="span" overflowWrap="anywhere">
              <span>{option.label}</span>
              {option.words ? (
                <Text as="span" display="block" size="sm" tone="second">
                  {option.words}
                </Text>
              ) : null}
            </Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
};
