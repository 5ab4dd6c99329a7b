import { noValue } from 'shared-ui';

export const formatLongestWait = ({ longest }: { longest: number | null }): string =>
  longest === null ? noValue : `${longest} ${longest === 1 ? 'day' : 'days'}`;
