import type { RemoteReport } from 'server/contract/console/registry/registry-health';
import type { LoadFailure } from '../loader/load-failure';
import type { Remote } from '../registry/part';

type Outcomes = Pick<RemoteReport, 'loads' | 'failures'>;

/** Maximum of each kind in one report; further outcomes are dropped. */
const most = 100;

const none = (): Outcomes => ({ loads: [], failures: [] });

let unsent = none();
let notifyListener: () => void = () => undefined;

const note = <Item>(list: Item[], item: Item): void => {
  if (list.length < most) list.push(item);
  notifyListener();
};

export const noteLoad = ({ id, version }: Remote, milliseconds: number): void =>
  note(unsent.loads, { id, version, milliseconds: Math.round(milliseconds) });

export const noteFailure = ({ kind, remote: { id, version } }: LoadFailure): void =>
  note(unsent.failures, { id, version, kind });

export const onOutcome = (listener: () => void): void => {
  notifyListener = listener;
};

export const takeOutcomes = (): Outcomes => {
  const taken = unsent;
  unsent = none();
  return taken;
};
