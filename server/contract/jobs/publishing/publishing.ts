import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { Named } from '../../company/directory/directory';

/** An empty or absent list withdraws the job everywhere. */
export const PublishPlatforms = Type.Object({
  platformId: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  /** Version that the change is based on; absent means last write wins. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type PublishPlatforms = Static<typeof PublishPlatforms>;

const Instant = Type.String({ format: 'date-time' });

/**
 * `actor` was the last to publish or withdraw; `url` is empty for a manual record. `drift` says in
 * words what was wrong when the console last looked at the address from outside; empty if nothing.
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
  /** When the console last looked at the address; null if never. */
  checkedAt: Type.Union([Instant, Type.Null()]),
  /** When the job was last seen there as it is. */
  seenAt: Type.Union([Instant, Type.Null()]),
  drift: Type.String(),
});
export type Publication = Static<typeof Publication>;

/** A reason why a board refuses or hides the job. */
export const BoardFault = Type.Object({
  /** Field of the job, or of the location where there is one. */
  field: Type.String(),
  /** Location whose record lacks something; null where the job does. */
  locationId: Type.Union([Id, Type.Null()]),
  message: Type.String(),
});
export type BoardFault = Static<typeof BoardFault>;

/** A platform that refuses the job, or hides it. */
export const RefusingBoard = Type.Object({ platform: Named, faults: Type.Array(BoardFault) });
export type RefusingBoard = Static<typeof RefusingBoard>;

export const JobPublications = Type.Object({
  publishplatforms: Type.Array(Named),
  publications: Type.Array(Publication),
  status: Type.Union([Type.Literal('Published'), Type.Literal('Saved')]),
  version: Type.Integer(),
  refusingBoards: Type.Array(RefusingBoard),
});
export type JobPublications = Static<typeof JobPublications>;

export const JobOption = Type.Object({
  id: Id,
  jobId: Id,
  jobTitle: Type.String(),
  /** Number of applications. */
  jobApplication: Type.Integer(),
  expiryDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  jobStatusId: Type.Integer(),
});
export type JobOption = Static<typeof JobOption>;
