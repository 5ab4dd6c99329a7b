import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../state/empty-state';
import { WithMarks } from './chart-marks';

/** What a chart draws of one thing: its name, and a figure for each of the chart's keys. */
export interface ChartLine {
  name: string;
  figures: readonly number[];
}

interface Props {
  label: string;
  height: number;
  lines: readonly ChartLine[];
  /** Colours of what is drawn. */
  fills: SystemStyleObject;
  children: ReactNode;
}

/** A chart, read out with all of its figures; a table of the same figures is to stand beside it. */
export const ChartFrame = ({ label, height, lines, fills, children }: Props) => {
  if (lines.every(({ figures }) => figures.every((figure) => figure === 0)))
    return <EmptyState title="Nothing to show yet" words={`${label} has no figures so far.`} />;
  const words = lines.map(({ name, figures }) => `${name} ${figures.join(', ')}`);
  return (
    <Box position="relative" minHeight={`${String(height)}px`}>
      <WithMarks label={label}>
        <Box role="img" aria-label={`${label}: ${words.join('; ')}`} height="full">
          <Box aria-hidden height="full" css={fills}>
            {children}
          </Box>
        </Box>
      </WithMarks>
    </Box>
  );
};
