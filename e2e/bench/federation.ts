import type { Visitor } from './browser';
import type { GoalResult } from './goals';
import { measureCold, type PageLoad } from './load';
import { phoneThrottle, noThrottle } from './throttle';

/** Maximum cost of separate remotes, as a ratio to the same code in one build. */
const most = 1.1;

/** Alternates between both builds, so that a busy moment of the machine affects both. */
export const measureFederation = async (ours: Visitor, one: Visitor, list: string) => {
  const cold = await measureCold([ours, one], list, noThrottle);
  const slow = await measureCold([ours, one], list, phoneThrottle);
  const share = ([first, second]: readonly PageLoad[], part: keyof PageLoad): number =>
    (first?.[part] ?? Number.NaN) / (second?.[part] ?? Number.NaN);
  const line = (what: string, measured: number): GoalResult => ({
    goal: '7',
    what: `${what} against one build`,
    measured,
    limit: most,
    unit: 'x',
  });
  const lines = [
    line('bytes', share(cold, 'bytes')),
    line('requests', share(cold, 'requests')),
    line('time to rows, cold,', share(cold, 'rows')),
    line(`time to rows, ${phoneThrottle.name},`, share(slow, 'rows')),
  ];
  const [ownCold] = cold;
  const [ownSlow] = slow;
  if (!ownCold || !ownSlow) throw new Error('Nothing was loaded');
  return { cold: ownCold, slow: ownSlow, lines };
};
