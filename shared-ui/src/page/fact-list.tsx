import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { noValue } from '../mark/no-value';
import { FactGrid } from './fact-grid';

/** A value under its name; one that is empty is drawn as a dash. */
export interface Fact {
  name: string;
  value?: ReactNode;
}

const isEmpty = (value: ReactNode): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const dash = (
  <>
    <span aria-hidden>{noValue}</span>
    <VisuallyHidden>Empty</VisuallyHidden>
  </>
);

/** What is known of a record, to be read. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <FactGrid as="dl">
    {facts.map(({ name, value }) => (
      <Box key={name} minWidth="0">
        <Box as="dt" textStyle="small" color="ink3">
          {name}
        </Box>
        <Box as="dd" mt="0.5" overflowWrap="anywhere">
          {isEmpty(value) ? dash : value}
        </Box>
      </Box>
    ))}
  </FactGrid>
);
