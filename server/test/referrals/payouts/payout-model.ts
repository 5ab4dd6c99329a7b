import {
  payoutActionFor,
  payoutActions,
  type PayoutAction,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';

/** Dates are days before today. */
export interface ModelPayout {
  state: Exclude<PayoutState, 'due'>;
  category: 'start' | 'hired' | 'withdrawn';
  joined: number | null;
  left: number | null;
}

export interface ModelBatch {
  state: 'open' | 'approved' | 'exported' | 'discarded';
  takenOut: Set<number>;
  /** Payouts in the batch by index; true if the batch pays the payout. */
  rows: Map<number, boolean>;
}

/** A model of the decisions about payouts, independent of the server's code. */
export interface Model {
  payouts: ModelPayout[];
  batches: ModelBatch[];
  isMerged: boolean;
}

export const releaseDays = 90;

/** Two referrals of one person; the first is the earlier. */
export const samePersonPayouts: readonly [number, number] = [0, 2];
/** Index of the payout whose referrer is a payout officer too. */
export const insiderPayoutIndex = 1;
export const unmovedPayoutIndex = 3;

const rank: Partial<Record<PayoutState, number>> = { exported: 0, paid: 0, approved: 1 };

const hasRival = ({ payouts }: Model, at: number): boolean => {
  const other = samePersonPayouts.find((twin) => twin !== at);
  if (!samePersonPayouts.includes(at) || other === undefined) return false;
  const [mine, theirs] = [payouts[at]?.state, payouts[other]?.state];
  if (!mine || !theirs || theirs === 'not-eligible' || theirs === 'reversed') return false;
  const by = (rank[theirs] ?? 2) - (rank[mine] ?? 2);
  return by === 0 ? other < at : by < 0;
};

const isPayable = (model: Model, at: number): boolean => {
  const payout = model.payouts[at];
  if (payout?.category !== 'hired' || payout.joined === null) return false;
  const payableSince = payout.joined - releaseDays;
  const leftEarly = payout.left !== null && payout.left > payableSince;
  return payableSince >= 0 && !leftEarly && !hasRival(model, at);
};

export const getPayoutState = (model: Model, at: number): PayoutState => {
  const state = model.payouts[at]?.state ?? 'waiting';
  return state === 'waiting' && isPayable(model, at) ? 'due' : state;
};

const canGoOut = (model: Model, at: number): boolean =>
  ['due', 'approved'].includes(getPayoutState(model, at)) && isPayable(model, at);

const goesOut = ({ batches }: Model, at: number): boolean =>
  batches.some(({ rows }) => rows.get(at));

/** Each step changes the model, or returns false and leaves it unchanged. */
export const modelSteps = {
  byHand: (model: Model, at: number, target: PayoutState, isInsider: boolean): boolean => {
    const payout = model.payouts[at];
    const name = payoutActionFor(getPayoutState(model, at), target);
    if (!payout || !name || (name === 'approve' && isInsider && at === insiderPayoutIndex))
      return false;
    const { byBatch, to }: PayoutAction = payoutActions[name];
    if (byBatch) return false;
    payout.state = to as ModelPayout['state'];
    return true;
  },
  build: (model: Model, asked: readonly number[]): boolean => {
    const going = asked.filter((at) => canGoOut(model, at) && !goesOut(model, at));
    if (going.length === 0) return false;
    model.batches.push({
      ...{ state: 'open', takenOut: new Set() },
      rows: new Map(going.map((at) => [at, true])),
    });
    return true;
  },
  approve: (model: Model, place: number, isInsider: boolean): boolean => {
    const batch = model.batches.at(-1 - place);
    if (batch?.state !== 'open' || (isInsider && batch.rows.get(insiderPayoutIndex))) return false;
    const going = [...batch.rows].flatMap(([at, isIn]) => (isIn ? [at] : []));
    const able = going.filter((at) => canGoOut(model, at));
    if (able.length === 0) return false;
    for (const at of going) batch.rows.set(at, able.includes(at));
    for (const at of able) if (model.payouts[at]) model.payouts[at].state = 'approved';
    batch.state = 'approved';
    return true;
  },
  export: (model: Model, place: number): boolean => {
    const batch = model.batches.at(-1 - place);
    if (batch?.state === 'exported') return true;
    if (batch?.state !== 'approved') return false;
    const able = [...batch.rows].flatMap(([at, isIn]) =>
      isIn && canGoOut(model, at) && model.payouts[at]?.state === 'approved' ? [at] : [],
    );
    if (able.length === 0) return false;
    for (const at of batch.rows.keys()) batch.rows.set(at, able.includes(at));
    for (const at of able) if (model.payouts[at]) model.payouts[at].state = 'exported';
    batch.state = 'exported';
    return true;
  },
  confirm: (model: Model, place: number): boolean => {
    const batch = model.batches.at(-1 - place);
    if (batch?.state !== 'exported') return false;
    for (const [at, isIn] of batch.rows) {
      const payout = model.payouts[at];
      if (isIn && payout?.state === 'exported') payout.state = 'paid';
    }
    return true;
  },
  takeOut: (model: Model, place: number, at: number): boolean => {
    const batch = model.batches.at(-1 - place);
    if (batch?.state !== 'open' && batch?.state !== 'approved') return false;
    const others = [...batch.rows].filter(([other, isIn]) => isIn && other !== at);
    if (!batch.rows.get(at) || others.length === 0) return false;
    batch.rows.set(at, false);
    batch.takenOut.add(at);
    batch.state = 'open';
    return true;
  },
  putBack: (model: Model, place: number, at: number): boolean => {
    const batch = model.batches.at(-1 - place);
    if (batch?.state !== 'open' && batch?.state !== 'approved') return false;
    if (!batch.takenOut.has(at) || goesOut(model, at) || !canGoOut(model, at)) return false;
    batch.takenOut.delete(at);
    batch.rows.set(at, true);
    batch.state = 'open';
    return true;
  },
  discard: (model: Model, place: number): boolean => {
    const batch = model.batches.at(-1 - place);
    if (batch?.state !== 'open' && batch?.state !== 'approved') return false;
    batch.state = 'discarded';
    for (const at of batch.rows.keys()) batch.rows.set(at, false);
    return true;
  },
  employ: (
    model: Model,
    at: number,
    days: Partial<Pick<ModelPayout, 'joined' | 'left'>>,
  ): boolean => {
    const payout = model.payouts[at];
    if (payout?.category !== 'hired') return false;
    const { joined, left } = { ...payout, ...days };
    if (joined !== null && left !== null && left > joined) return false;
    Object.assign(payout, days);
    return true;
  },
  withdraw: (model: Model, at: number): boolean => {
    const payout = model.payouts[at];
    if (!payout || at !== unmovedPayoutIndex) return false;
    payout.category = 'withdrawn';
    return true;
  },
  merge: (model: Model, isMerged: boolean): boolean => {
    if (model.isMerged === isMerged) return false;
    model.isMerged = isMerged;
    return true;
  },
};
