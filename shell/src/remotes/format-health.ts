import type { RemoteHealth } from 'server/contract/console/registry/registry-health';
import type { Canary } from 'server/contract/console/registry/registry-moves';
import { noValueText } from 'shared-ui';

export const formatCountWithNoun = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Formats failures of a remote, for example `Failed for 3 people (2 chunk, 1 render)`. */
export const formatLoadFailures = ({
  failed,
  failures,
}: Pick<RemoteHealth, 'failed' | 'failures'>): string => {
  if (failed === 0) return 'No failures';
  const ways = Object.entries(failures).map(
    ([kind, people]) => `${people.toLocaleString('en')} ${kind}`,
  );
  return `Failed for ${formatCountWithNoun(failed, 'person', 'people')} (${ways.join(', ')})`;
};

export const formatLoadCount = ({ loads }: RemoteHealth): string =>
  formatCountWithNoun(loads, 'load');

export const formatLoadTime = ({ p75 }: RemoteHealth): string => {
  if (p75 === null) return noValueText;
  return p75 < 1000 ? `${p75} ms` : `${(p75 / 1000).toFixed(1)} s`;
};

export const formatOpenTabs = ({ tabs, people }: RemoteHealth): string =>
  tabs === 0
    ? 'No open tab'
    : `${formatCountWithNoun(tabs, 'tab')} of ${formatCountWithNoun(people, 'person', 'people')}`;

/** Text for a canary's first 24 hours: `12 people opened it, and it failed for 1.` */
export const formatCanaryPeople = ({ opened, failed }: Canary['people']): string =>
  opened === 0
    ? 'Nobody has opened it yet.'
    : `${formatCountWithNoun(opened, 'person', 'people')} opened it, and it failed for ${failed === 0 ? 'nobody' : failed.toLocaleString('en')}.`;
