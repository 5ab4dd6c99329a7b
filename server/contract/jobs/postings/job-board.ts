import { Type, type Static } from 'typebox';
import { Id, One, PageQuery } from '../../answer';
import {
  ApplicationFilter,
  MayDo,
  orNull,
  StageName,
} from '../../applicants/applications/application';
import { StatusChoice } from '../../applicants/applications/application-status';
import { JobApplicationParams } from './job-application';
import { cardsPerPage } from './job-board-constants';

export const JobBoardParams = JobApplicationParams;
export type JobBoardParams = Static<typeof JobBoardParams>;

const { search, sourceId, applicantStatusId } = ApplicationFilter.properties;

export const JobBoardQuery = Type.Object({ search, sourceId, applicantStatusId });
export type JobBoardQuery = Static<typeof JobBoardQuery>;

/** Query of more cards of a board column; without `stageId`: applications in no stage. */
export const BoardCardsQuery = Type.Object({
  ...JobBoardQuery.properties,
  stageId: Type.Optional(Id),
  page: PageQuery.properties.page,
});
export type BoardCardsQuery = Static<typeof BoardCardsQuery>;

export const BoardCard = Type.Object({
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  status: StatusChoice,
  stageSince: Type.String({ format: 'date-time' }),
  /** True if the application follows an earlier version of the pipeline. */
  keepsEarlier: Type.Boolean(),
  version: Type.Integer(),
});
export type BoardCard = Static<typeof BoardCard>;

const BoardCardList = Type.Array(BoardCard, { maxItems: cardsPerPage });

/** Column of the board, latest arrivals first; `stage` is null for applications in no stage. */
const BoardColumn = Type.Object({
  stage: orNull(StageName),
  /** True if the stage was removed from the job's pipeline while applications were in it. */
  isEarlier: Type.Boolean(),
  total: Type.Integer(),
  cards: BoardCardList,
});
export type BoardColumn = Static<typeof BoardColumn>;

export const JobBoard = Type.Object({
  pipeline: orNull(Type.Object({ id: Id, name: Type.String() })),
  columns: Type.Array(BoardColumn),
  may: MayDo,
});
export type JobBoard = Static<typeof JobBoard>;

export const BoardCards = One(BoardCardList);
export type BoardCards = Static<typeof BoardCards>;
