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

/** `actor` was the last to publish or withdraw; `url` is empty for a manual record. */
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
});
export type Publication = Static<typeof Publication>;

export const JobPublications = Type.Object({
  publishplatforms: Type.Array(Named),
  publications: Type.Array(Publication),
  status: Type.Union([Type.Literal('Published'), Type.Literal('Saved')]),
  version: Type.Integer(),
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
