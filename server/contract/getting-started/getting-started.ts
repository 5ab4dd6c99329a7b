import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../answer';
import { Category } from '../applicants/application';
import { ReleasePeriod } from '../referral-rules/referral-setting';
import { parts, steps } from './getting-started-constants';

export const StepName = oneOf(steps);

const Step = Type.Object({
  name: StepName,
  /** Told from the records that there are, never from what was clicked. */
  isDone: Type.Boolean(),
  /** The company does not need it, and is told no more of it. */
  isDismissed: Type.Boolean(),
  /** How many there are of what the step is about, by name, such as `{ departments: 3, locations: 0 }`. */
  found: Type.Record(Type.String(), Type.Integer()),
});
export type Step = Static<typeof Step>;

/** What a new installation lacks before the first person can be hired. */
export const GettingStarted = Type.Object({
  steps: Type.Array(Step),
  /** The list was put away by an administrator; it can be taken out again. */
  isDismissed: Type.Boolean(),
});
export type GettingStarted = Static<typeof GettingStarted>;

/** Puts the list away, or single steps of it; what is absent stays. */
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
  /** In order, without To-be-start and Rejected, which every stage has. */
  statuses: Type.Array(Type.Object({ name: Type.String(), category: Category })),
});

/** A part of the starter set, as it would be created. */
const OfferedPart = Type.Object({
  part: StarterPart,
  /** What would be created; names that there are already are left out. */
  names: Type.Array(Type.String()),
  /** Of the pipeline: its stages in order. */
  stages: Type.Optional(Type.Array(StarterStage)),
  /** Of the questions: what is asked. */
  questions: Type.Optional(Type.Array(Type.String())),
  /** Of referrals: the days from joining to the payout. */
  releaseDays: Type.Optional(ReleasePeriod),
  /** Everything of it is there already. */
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
  /** What a referral pays, with the part `referrals`; in major units of the company's currency. */
  amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
  /** Days from joining to the payout, with the part `referrals`; absent leaves the rule in force. */
  releaseDays: Type.Optional(ReleasePeriod),
  /** Ids of positions that may not refer, with the part `referrals`; every other may. */
  excludedDesignationId: Type.Optional(Type.Array(Id, { maxItems: 100 })),
});
export type StarterChoice = Static<typeof StarterChoice>;

/** How many records each chosen part created. */
export const StarterCreated = Type.Object({
  created: Type.Record(Type.String(), Type.Integer()),
});
export type StarterCreated = Static<typeof StarterCreated>;
