import { noValueText } from 'shared-ui';

export const formatLongestWait = ({ longest }: { longest: number | null }): string =>
  longest === null ? noValueText : `${longest} ${longest === 1 ? 'day' : 'days'}`;
