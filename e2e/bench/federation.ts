import type { Visitor } from './browser';
import type { GoalLine } from './goals';
import { measureCold, type Load } from './load';
import { phone, unthrottled } from './throttle';

/** Maximum cost of separate remotes, as a ratio to the same code in one build. */
const most = 1.1;

/** Alternates between both builds, so that a busy moment of the machine affects both. */
export const measureFederation = async (ours: Visitor, one: Visitor, list: string) => {
  const cold = await measureCold([ours, one], list, unthrottled);
  const slow = await measureCold([ours, one], list, phone);
  const share = ([first, second]: readonly Load[], part: keyof Load): number =>
    (first?.[part] ?? Number.NaN) / (second?.[part] ?? Number.NaN);
  const line = (what: string, measured: number): GoalLine => ({
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
    line(`time to rows, ${phone.name},`, share(slow, 'rows')),
  ];
  const [ownCold] = cold;
  const [ownSlow] = slow;
  if (!ownCold || !ownSlow) throw new Error('Nothing was loaded');
  return { cold: ownCold, slow: ownSlow, lines };
};
