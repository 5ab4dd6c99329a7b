import { noValue } from 'shared-ui';

/** For how long the first of some has waited; a dash where none has. */
export const waitWords = ({ longest }: { longest: number | null }): string =>
  longest === null ? noValue : `${longest} ${longest === 1 ? 'day' : 'days'}`;
