import { messages } from '../../../contract/messages';
import { findJoiningFault } from '../../platform/company/joining.rule';
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

export interface Target {
  stageId: number | null;
  statusId: number;
  category: StatusCategory;
  joiningDate: string | null;
}

export interface KnownStatuses {
  /** Undefined when the stage does not exist. */
  ofStage: readonly StatusChoice[] | undefined;
  plain: readonly StatusChoice[];
}

export const isFieldError = (found: Target | FieldError): found is FieldError => 'message' in found;

const checkJoiningDate = (target: Target): Target | FieldError =>
  target.joiningDate && target.category !== 'hired'
    ? { field: 'joiningDate', message: messages.status.notHired }
    : target;

/** Checks the move itself; `findObjection` checks each application. */
export const toTarget = (move: Move, { ofStage, plain }: KnownStatuses): Target | FieldError => {
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
  /** Stage that a rejected application left; null if it had none. */
  left: { id: number; name: string } | null;
}

type Reason = NonNullable<RowResult['reason']>;
type Refusal = FieldError & { outcome: RowResult['outcome']; reason: Reason };

const refuse = (reason: Reason, field: string, message: string): Refusal => ({
  outcome: 'refused',
  reason,
  field,
  message,
});

export const findObjection = (target: Target, standing: ApplicationState): Refusal | undefined => {
  const isPlain = target.stageId === null;
  if (isPlain && standing.hasPipeline)
    return refuse('other-pipeline', 'withoutHiringProcessId', messages.status.withProcess);
  if (!isPlain && !standing.hasPipeline)
    return refuse('other-pipeline', 'stageId', messages.status.withoutProcess);
  if (!isPlain && !standing.hasStage)
    return refuse('other-pipeline', 'stageId', messages.status.foreignStage);
  const isDated = target.joiningDate !== null && target.joiningDate !== standing.joiningDate;
  if (target.stageId === standing.stageId && target.statusId === standing.statusId && !isDated)
    return {
      outcome: 'unchanged',
      reason: 'no-change',
      field: isPlain ? 'withoutHiringProcessId' : 'statusId',
      message: messages.status.noChanges,
    };
  const fault = target.joiningDate && findJoiningFault(target.joiningDate, standing.appliedOn);
  if (fault) return refuse('joining-date', 'joiningDate', fault);
  if (standing.category === 'rejected' && standing.left && target.stageId !== standing.left.id)
    return refuse(
      'reopen-elsewhere',
      'stageId',
      `A rejected applicant is reopened in the stage it left: ${standing.left.name}.`,
    );
  return undefined;
};
