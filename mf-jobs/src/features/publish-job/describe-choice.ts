import type { Platform } from '../../publishing/use-platforms';

const listFormat = new Intl.ListFormat('en-GB');

export const describeWithdrawal = (live: readonly Platform[]): string =>
  live.length === 0
    ? 'No platform is chosen. Apply leaves this job saved and unpublished.'
    : `No platform is chosen. Apply withdraws this job from ${listFormat.format(live.map(({ name }) => name))}.`;

export const describePublication = (
  title: string,
  chosen: readonly number[],
  live: readonly Platform[],
): string => {
  const platforms = chosen.length === 1 ? '1 platform' : `${chosen.length} platforms`;
  const left = live.filter(({ id }) => !chosen.includes(id)).map(({ name }) => name);
  const leaves = left.length > 0 ? ` It is withdrawn from ${listFormat.format(left)}.` : '';
  return `${title} will be live on ${platforms}.${leaves}`;
};

export const createPlatformNameFormatter =
  (known: readonly Platform[]) =>
  (chosen: readonly number[]): string => {
    const names = known.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    return names.length > 0 ? listFormat.format(new Set(names)) : 'No platform';
  };
