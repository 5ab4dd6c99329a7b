import type { RemoteReport } from 'server/contract/console/registry/registry-health';
import type { LoadFailure } from '../loader/load-failure';
import type { Remote } from '../registry/part';

type Outcomes = Pick<RemoteReport, 'loads' | 'failures'>;

/** Maximum of each kind in one report; further outcomes are dropped. */
const maxOutcomes = 100;

const createOutcomes = (): Outcomes => ({ loads: [], failures: [] });

let pendingOutcomes = createOutcomes();
let notifyListener: () => void = () => undefined;

const addOutcome = <Item>(list: Item[], item: Item): void => {
  if (list.length < maxOutcomes) list.push(item);
  notifyListener();
};

export const noteLoad = ({ id, version }: Remote, milliseconds: number): void =>
  addOutcome(pendingOutcomes.loads, { id, version, milliseconds: Math.round(milliseconds) });

export const noteFailure = ({ kind, remote: { id, version } }: LoadFailure): void =>
  addOutcome(pendingOutcomes.failures, { id, version, kind });

export const onOutcome = (listener: () => void): void => {
  notifyListener = listener;
};

export const takeOutcomes = (): Outcomes => {
  const taken = pendingOutcomes;
  pendingOutcomes = createOutcomes();
  return taken;
};
