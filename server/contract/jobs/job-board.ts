import { Type, type Static } from 'typebox';
import { Id, One, PageQuery } from '../answer';
import { ApplicationFilter, MayDo, orNull, StageName } from '../applicants/application';
import { StatusChoice } from '../applicants/application-status';
import { JobApplicationParams } from './job-application';
import { cardsPerPage } from './job-board-constants';

export const JobBoardParams = JobApplicationParams;
export type JobBoardParams = Static<typeof JobBoardParams>;

const { search, sourceId, applicantStatusId } = ApplicationFilter.properties;

/** What narrows a board: the same as the list of the job's applications. */
export const JobBoardQuery = Type.Object({ search, sourceId, applicantStatusId });
export type JobBoardQuery = Static<typeof JobBoardQuery>;

/** A further page of a column; without a stage that of the people who stand in none. */
export const BoardCardsQuery = Type.Object({
  ...JobBoardQuery.properties,
  stageId: Type.Optional(Id),
  page: PageQuery.properties.page,
});
export type BoardCardsQuery = Static<typeof BoardCardsQuery>;

/** One application of the board's job. */
export const BoardCard = Type.Object({
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  status: StatusChoice,
  /** When the person came into the stage; without one, when they applied. */
  stageSince: Type.String({ format: 'date-time' }),
  /** Whether the person goes by earlier stages of the pipeline. */
  keepsEarlier: Type.Boolean(),
  version: Type.Integer(),
});
export type BoardCard = Static<typeof BoardCard>;

const Cards = Type.Array(BoardCard, { maxItems: cardsPerPage });

/** A stage with its people, whoever came last first; `null` holds those who stand in no stage. */
const BoardColumn = Type.Object({
  stage: orNull(StageName),
  /** Not in the job's pipeline: somebody stands there who came before it was changed. */
  isEarlier: Type.Boolean(),
  /** All who match, of whom `cards` are the first. */
  total: Type.Integer(),
  cards: Cards,
});
export type BoardColumn = Static<typeof BoardColumn>;

export const JobBoard = Type.Object({
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  /** Stages in the order of the pipeline, then those that only people stand in. */
  columns: Type.Array(BoardColumn),
  /** What the person who reads it may do with each application of the job. */
  may: MayDo,
});
export type JobBoard = Static<typeof JobBoard>;

export const BoardCards = One(Cards);
export type BoardCards = Static<typeof BoardCards>;
