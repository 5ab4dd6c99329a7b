import { messages } from '../../../contract/messages';
import { findJoiningDateFault } from '../../platform/company/joining.rule';
import type {
  RowResult,
  StatusChoice,
} from '../../../contract/applicants/applications/application-status';
import type { Move } from '../../../contract/applicants/applications/application';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';

export interface FieldError {
  field: string;
  message: string;
}

export interface MoveTarget {
  stageId: number | null;
  statusId: number;
  category: StatusCategory;
  joiningDate: string | null;
}

export interface AvailableStatuses {
  /** Statuses of the target stage; undefined when that stage does not exist. */
  ofStage: readonly StatusChoice[] | undefined;
  plain: readonly StatusChoice[];
}

export const isFieldError = (found: MoveTarget | FieldError): found is FieldError =>
  'message' in found;

const checkJoiningDate = (target: MoveTarget): MoveTarget | FieldError =>
  target.joiningDate && target.category !== 'hired'
    ? { field: 'joiningDate', message: messages.status.notHired }
    : target;

/** Checks the move itself; `findMoveRefusal` checks each application. */
export const toMoveTarget = (
  move: Move,
  { ofStage, plain }: AvailableStatuses,
): MoveTarget | FieldError => {
  const joiningDate = move.joiningDate || null;
  const { withoutHiringProcessId, stageId } = move;
  const statusId = move.statusId ?? move.applicantStatusId;
  if (withoutHiringProcessId !== undefined) {
    if (statusId !== undefined || stageId)
      return { field: 'withoutHiringProcessId', message: messages.status.withoutProcess };
    const status = plain.find(({ id }) => id === withoutHiringProcessId);
    if (!status) return { field: 'withoutHiringProcessId', message: messages.status.foreignStatus };
    return checkJoiningDate({
      stageId: null,
      statusId: status.id,
      category: status.category,
      joiningDate,
    });
  }
  if (statusId === undefined) return { field: 'statusId', message: messages.status.choose };
  if (!stageId) return { field: 'stageId', message: messages.status.chooseStage };
  if (!ofStage) return { field: 'stageId', message: messages.status.foreignStage };
  const status = ofStage.find(({ id }) => id === statusId);
  if (!status) return { field: 'statusId', message: messages.status.foreignStatus };
  return checkJoiningDate({ stageId, statusId, category: status.category, joiningDate });
};

export interface ApplicationState {
  stageId: number | null;
  statusId: number;
  category: StatusCategory;
  joiningDate: string | null;
  appliedOn: string;
  hasPipeline: boolean;
  hasStage: boolean;
  /** Stage in which a rejected application was before; null if it had no stage. */
  left: { id: number; name: string } | null;
}

type RefusalReason = NonNullable<RowResult['reason']>;
type MoveRefusal = FieldError & { outcome: RowResult['outcome']; reason: RefusalReason };

const createRefusal = (reason: RefusalReason, field: string, message: string): MoveRefusal => ({
  outcome: 'refused',
  reason,
  field,
  message,
});

export const findMoveRefusal = (
  target: MoveTarget,
  standing: ApplicationState,
): MoveRefusal | undefined => {
  const isPlain = target.stageId === null;
  if (isPlain && standing.hasPipeline)
    return createRefusal('other-pipeline', 'withoutHiringProcessId', messages.status.withProcess);
  if (!isPlain && !standing.hasPipeline)
    return createRefusal('other-pipeline', 'stageId', messages.status.withoutProcess);
  if (!isPlain && !standing.hasStage)
    return createRefusal('other-pipeline', 'stageId', messages.status.foreignStage);
  const isDated = target.joiningDate !== null && target.joiningDate !== standing.joiningDate;
  if (target.stageId === standing.stageId && target.statusId === standing.statusId && !isDated)
    return {
      outcome: 'unchanged',
      reason: 'no-change',
      field: isPlain ? 'withoutHiringProcessId' : 'statusId',
      message: messages.status.noChanges,
    };
  const fault = target.joiningDate && findJoiningDateFault(target.joiningDate, standing.appliedOn);
  if (fault) return createRefusal('joining-date', 'joiningDate', fault);
  if (standing.category === 'rejected' && standing.left && target.stageId !== standing.left.id)
    return createRefusal(
      'reopen-elsewhere',
      'stageId',
      `A rejected applicant is reopened in the stage it left: ${standing.left.name}.`,
    );
  return undefined;
};
