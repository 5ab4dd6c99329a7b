import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { Category } from '../../applicants/applications/application';
import { ReleasePeriod } from '../../referrals/referral-rules/referral-setting';
import { parts, steps } from './getting-started-constants';

export const StepName = oneOf(steps);

const Step = Type.Object({
  name: StepName,
  /** True if the step is done, which is computed from existing records. */
  isDone: Type.Boolean(),
  isDismissed: Type.Boolean(),
  /** Number of existing records by kind, such as `{ departments: 3, locations: 0 }`. */
  found: Type.Record(Type.String(), Type.Integer()),
});
export type Step = Static<typeof Step>;

export const GettingStarted = Type.Object({
  steps: Type.Array(Step),
  isDismissed: Type.Boolean(),
});
export type GettingStarted = Static<typeof GettingStarted>;

/** Hides the list of steps or single steps; absent fields stay unchanged. */
export const GettingStartedUpdate = Type.Partial(
  Type.Object({
    isDismissed: Type.Boolean(),
    dismissedSteps: Type.Array(StepName, { maxItems: steps.length, uniqueItems: true }),
  }),
);
export type GettingStartedUpdate = Static<typeof GettingStartedUpdate>;

export const StarterPart = oneOf(parts);

const StarterStage = Type.Object({
  name: Type.String(),
  colour: Type.String(),
  /** Statuses of the stage in order, without To-be-start and Rejected, which every stage has. */
  statuses: Type.Array(Type.Object({ name: Type.String(), category: Category })),
});

const OfferedPart = Type.Object({
  part: StarterPart,
  /** Names of records that would be created, without existing records. */
  names: Type.Array(Type.String()),
  stages: Type.Optional(Type.Array(StarterStage)),
  questions: Type.Optional(Type.Array(Type.String())),
  releaseDays: Type.Optional(ReleasePeriod),
  /** True if all records of this part exist already. */
  stands: Type.Boolean(),
});
export type OfferedPart = Static<typeof OfferedPart>;

export const StarterSet = Type.Array(OfferedPart);
export type StarterSet = Static<typeof StarterSet>;

export const StarterChoice = Type.Object({
  part: Type.Array(StarterPart, {
    minItems: 1,
    maxItems: parts.length,
    'x-sentence': 'Choose at least one part.',
  }),
  /** Amount of the bonus in major units of the company's currency, for the starter part `referrals`. */
  amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
  /** Days from joining to payout, for the starter part `referrals`; default: the current setting. */
  releaseDays: Type.Optional(ReleasePeriod),
  /** Ids of positions whose people may not refer, for the starter part `referrals`. */
  excludedDesignationId: Type.Optional(Type.Array(Id, { maxItems: 100 })),
});
export type StarterChoice = Static<typeof StarterChoice>;

export const StarterCreated = Type.Object({
  created: Type.Record(Type.String(), Type.Integer()),
});
export type StarterCreated = Static<typeof StarterCreated>;
