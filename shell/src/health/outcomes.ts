import type { RemoteReport } from 'server/contract/console/registry/registry-health';
import type { LoadFailure } from '../loader/load-failure';
import type { Remote } from '../registry/registered-entry';

type LoadOutcomes = Pick<RemoteReport, 'loads' | 'failures'>;

/** Maximum number of outcomes of each kind in one report; further outcomes are dropped. */
const maxOutcomes = 100;

const createEmptyOutcomes = (): LoadOutcomes => ({ loads: [], failures: [] });

let pendingOutcomes = createEmptyOutcomes();
let notifyListener: () => void = () => undefined;

const addOutcome = <Item>(list: Item[], item: Item): void => {
  if (list.length < maxOutcomes) list.push(item);
  notifyListener();
};

export const recordRemoteLoad = ({ id, version }: Remote, milliseconds: number): void =>
  addOutcome(pendingOutcomes.loads, { id, version, milliseconds: Math.round(milliseconds) });

export const recordRemoteFailure = ({ kind, remote: { id, version } }: LoadFailure): void =>
  addOutcome(pendingOutcomes.failures, { id, version, kind });

export const onLoadOutcome = (listener: () => void): void => {
  notifyListener = listener;
};

export const takeLoadOutcomes = (): LoadOutcomes => {
  const taken = pendingOutcomes;
  pendingOutcomes = createEmptyOutcomes();
  return taken;
};
