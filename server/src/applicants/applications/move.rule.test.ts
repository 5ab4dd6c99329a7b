import { messages } from '../../../contract/messages';
import {
  findMoveRefusal,
  toMoveTarget,
  type AvailableStatuses,
  type ApplicationState,
  type MoveTarget,
} from './move.rule';

const start = { id: 1, name: 'To-be-start', category: 'start' } as const;
const rejected = { id: 2, name: 'Rejected', category: 'rejected' } as const;
const hired = { id: 19, name: 'Hired', category: 'hired' } as const;
const review = { id: 120, name: 'Under Review', category: 'active' } as const;
const known: AvailableStatuses = {
  ofStage: [start, hired, rejected],
  plain: [start, review, rejected],
};
const { status } = messages;

describe('the stage and status that a move sets', () => {
  it.each([
    [
      { stageId: 7, statusId: 1 },
      { stageId: 7, statusId: 1, category: 'start' },
    ],
    [
      { stageId: 7, applicantStatusId: 2 },
      { stageId: 7, statusId: 2, category: 'rejected' },
    ],
    [{ stageId: 7, statusId: 19, joiningDate: '2026-12-01' }, { joiningDate: '2026-12-01' }],
    [{ withoutHiringProcessId: 120 }, { stageId: null, statusId: 120, category: 'active' }],
    [{}, { field: 'statusId', message: status.choose }],
    [{ stageId: 7 }, { field: 'statusId', message: status.choose }],
    [{ statusId: 1 }, { field: 'stageId', message: status.chooseStage }],
    [
      { stageId: 7, statusId: 120 },
      { field: 'statusId', message: status.foreignStatus },
    ],
    [{ withoutHiringProcessId: 19 }, { field: 'withoutHiringProcessId' }],
    [{ withoutHiringProcessId: 120, statusId: 1 }, { field: 'withoutHiringProcessId' }],
    [{ stageId: 7, statusId: 1, joiningDate: '2026-12-01' }, { message: status.notHired }],
  ])('the move %j sets the expected stage and status, or is refused', (move, expected) => {
    expect(toMoveTarget(move, known)).toMatchObject(expected);
  });

  it('a move to a stage that does not exist is refused', () => {
    expect(toMoveTarget({ stageId: 7, statusId: 1 }, { ...known, ofStage: undefined })).toEqual({
      field: 'stageId',
      message: status.foreignStage,
    });
  });
});

describe('the check of the move of an application', () => {
  const target: MoveTarget = { stageId: 7, statusId: 1, category: 'start', joiningDate: null };
  const plain: MoveTarget = { ...target, stageId: null };
  const standing: ApplicationState = {
    stageId: 6,
    statusId: 1,
    category: 'start',
    joiningDate: null,
    appliedOn: '2026-01-05',
    hasPipeline: true,
    hasStage: true,
    left: null,
  };
  const hiredOn = (joiningDate: string): MoveTarget => ({
    ...target,
    ...{ statusId: 19, category: 'hired', joiningDate },
  });
  const out = { ...standing, category: 'rejected', statusId: 2 } as const;
  it.each([
    ['to another stage', target, standing, undefined],
    ['to the same status again', target, { ...standing, stageId: 7 }, 'no-change'],
    ['to a stage of another pipeline', target, { ...standing, hasStage: false }, 'other-pipeline'],
    [
      'to a stage without a pipeline',
      target,
      { ...standing, hasPipeline: false },
      'other-pipeline',
    ],
    ['to a plain status in a pipeline', plain, standing, 'other-pipeline'],
    [
      'to a plain status',
      { ...plain, statusId: 120 },
      { ...standing, stageId: null, hasPipeline: false },
      undefined,
    ],
    [
      'reopened where it was',
      target,
      { ...out, stageId: 7, left: { id: 7, name: 'Offer' } },
      undefined,
    ],
    [
      'reopened elsewhere',
      target,
      { ...out, left: { id: 6, name: 'Screening' } },
      'reopen-elsewhere',
    ],
    ['reopened with no stage left', target, out, undefined],
    ['hired for a day that is near', hiredOn('2026-02-01'), standing, undefined],
    ['hired for a year that cannot be', hiredOn('1999-03-01'), standing, 'joining-date'],
  ])('the move of an application: %s', (_, to, from, reason) => {
    expect(findMoveRefusal(to, from)?.reason).toBe(reason);
  });
});
