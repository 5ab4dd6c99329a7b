import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../state/empty-state';
import { ChartMarksLayer } from './chart-marks';

export interface ChartLine {
  name: string;
  figures: readonly number[];
}

interface Props {
  label: string;
  height: number;
  lines: readonly ChartLine[];
  fills: SystemStyleObject;
  children: ReactNode;
}

/** Frame of a chart, whose accessible name contains all figures; pages also show the figures as a table. */
export const ChartFrame = ({ label, height, lines, fills, children }: Props) => {
  if (lines.every(({ figures }) => figures.every((figure) => figure === 0)))
    return <EmptyState title="Nothing to show yet" words={`${label} has no figures so far.`} />;
  const words = lines.map(({ name, figures }) => `${name} ${figures.join(', ')}`);
  return (
    <Box position="relative" minHeight={`${String(height)}px`}>
      <ChartMarksLayer label={label}>
        <Box role="img" aria-label={`${label}: ${words.join('; ')}`} height="full">
          <Box aria-hidden height="full" css={fills}>
            {children}
          </Box>
        </Box>
      </ChartMarksLayer>
    </Box>
  );
};
