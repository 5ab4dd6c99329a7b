import type { Visitor } from './browser';
import type { Line } from './goals';
import { measureCold, type Load } from './load';
import { phone, unthrottled } from './throttle';

/** What a console of remotes may cost, against the same code as one build. */
const most = 1.1;

/** First loads of a list, in turns with the same sources as one build: ours, and what federation costs. */
export const measureFederation = async (ours: Visitor, one: Visitor, list: string) => {
  const cold = await measureCold([ours, one], list, unthrottled);
  const slow = await measureCold([ours, one], list, phone);
  const share = ([first, second]: readonly Load[], part: keyof Load): number =>
    (first?.[part] ?? Number.NaN) / (second?.[part] ?? Number.NaN);
  const line = (what: string, measured: number): Line => ({
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
