import { Type, type Static } from 'typebox';
import { Day, Id } from '../../answer';
import { orNull } from '../applications/application';
import { minDemographicGroupSize } from './demographic-constants';

const DemographicLine = Type.Object({
  /** Text of the choice; null for the combined line of choices that fewer than ten people chose. */
  choice: orNull(Type.String()),
  answers: Type.Integer({ minimum: minDemographicGroupSize }),
});
export type DemographicLine = Static<typeof DemographicLine>;

const DemographicGroup = Type.Object({
  /** Id of the department; null for all departments together. */
  departmentId: orNull(Id),
  department: Type.String(),
  lines: Type.Array(DemographicLine),
});
export type DemographicGroup = Static<typeof DemographicGroup>;

/** Period of completed quarters; periods of a question never overlap. */
const DemographicPeriod = Type.Object({
  from: Day,
  to: Day,
  groups: Type.Array(DemographicGroup),
});
export type DemographicPeriod = Static<typeof DemographicPeriod>;

export const DemographicFigure = Type.Object({
  questionId: Id,
  question: Type.String(),
  /** Periods with figures, latest first. */
  periods: Type.Array(DemographicPeriod),
});
export type DemographicFigure = Static<typeof DemographicFigure>;
