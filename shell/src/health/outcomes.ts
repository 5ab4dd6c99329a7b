import type { RemoteReport } from 'server/contract/registry/registry-health';
import type { LoadFailure } from '../loader/load-failure';
import type { Remote } from '../registry/part';

type Outcomes = Pick<RemoteReport, 'loads' | 'failures'>;

/** Of each kind in one report; what goes beyond it is left out. */
const most = 100;

const none = (): Outcomes => ({ loads: [], failures: [] });

let untold = none();
let heard: () => void = () => undefined;

const note = <Item>(list: Item[], item: Item): void => {
  if (list.length < most) list.push(item);
  heard();
};

/** Notes a part whose code came. */
export const noteLoad = ({ id, version }: Remote, milliseconds: number): void =>
  note(untold.loads, { id, version, milliseconds: Math.round(milliseconds) });

/** Notes a part that is not on the screen. */
export const noteFailure = ({ kind, remote: { id, version } }: LoadFailure): void =>
  note(untold.failures, { id, version, kind });

/** Calls `listener` for each outcome from now on. */
export const onOutcome = (listener: () => void): void => {
  heard = listener;
};

/** What was noted since the last call. */
export const takeOutcomes = (): Outcomes => {
  const taken = untold;
  untold = none();
  return taken;
};
