import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { Named } from '../../company/directory/directory';

/** Platforms on which the job is to be live; an empty or absent list withdraws the job from all platforms. */
export const PublishPlatforms = Type.Object({
  platformId: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  /** Row version of the job on which the change is based; without it, the last write wins. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type PublishPlatforms = Static<typeof PublishPlatforms>;

const Instant = Type.String({ format: 'date-time' });

/**
 * A job's publication on one platform. `actor` last published or withdrew it; `url` is empty for a manual
 * record. `drift` describes what was wrong at the latest check of `url`; empty if nothing was.
 */
export const Publication = Type.Object({
  platform: Named,
  type: Type.Union([
    Type.Literal('careers-page'),
    Type.Literal('feed'),
    Type.Literal('manual-record'),
  ]),
  state: Type.Union([
    Type.Literal('live'),
    Type.Literal('failed'),
    Type.Literal('withdrawn'),
    Type.Literal('expired'),
  ]),
  url: Type.String(),
  publishedAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
  actor: Type.Union([
    Type.Object({ userId: Id, name: Type.String(), lastName: Type.String() }),
    Type.Null(),
  ]),
  message: Type.String(),
  /** Time of the latest check of `url`; null if it was never checked. */
  checkedAt: Type.Union([Instant, Type.Null()]),
  /** Time of the latest check at which `url` showed the job correctly; null if never. */
  seenAt: Type.Union([Instant, Type.Null()]),
  drift: Type.String(),
});
export type Publication = Static<typeof Publication>;

export const BoardFault = Type.Object({
  /** Name of the faulty field: of the location if `locationId` is set, else of the job. */
  field: Type.String(),
  /** Id of the location with the fault; null if the fault is in the job. */
  locationId: Type.Union([Id, Type.Null()]),
  message: Type.String(),
});
export type BoardFault = Static<typeof BoardFault>;

export const BoardRefusal = Type.Object({ platform: Named, faults: Type.Array(BoardFault) });
export type BoardRefusal = Static<typeof BoardRefusal>;

export const JobPublications = Type.Object({
  publishplatforms: Type.Array(Named),
  publications: Type.Array(Publication),
  status: Type.Union([Type.Literal('Published'), Type.Literal('Saved')]),
  version: Type.Integer(),
  refusingBoards: Type.Array(BoardRefusal),
});
export type JobPublications = Static<typeof JobPublications>;

export const JobOption = Type.Object({
  id: Id,
  jobId: Id,
  jobTitle: Type.String(),
  /** Number of applications for the job. */
  jobApplication: Type.Integer(),
  expiryDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  jobStatusId: Type.Integer(),
});
export type JobOption = Static<typeof JobOption>;
