import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { createRecordShapes, type RecordShapeTypes } from '../../record-shapes';
import { boardsWithAccounts, maxBoardCompanyIdLength } from './board-account-constants';

const CompanyId = Type.String({ maxLength: maxBoardCompanyIdLength });
const Email = Type.String({ maxLength: 254 });

/** The company's account at a job board: `companyId` at LinkedIn, `email` of the person who posts. */
const BoardAccount = Type.Object({
  ...{ id: Id, name: Type.String(), board: oneOf(boardsWithAccounts) },
  ...{ companyId: CompanyId, email: Email, version: Type.Integer() },
});
export type BoardAccount = Static<typeof BoardAccount>;

export const boardAccountShapes = createRecordShapes({
  hasNoPicker: true,
  filter: {},
  sorts: ['name'],
  record: BoardAccount,
  create: { companyId: Type.Optional(CompanyId), email: Type.Optional(Email) },
});
export type BoardAccountShapes = RecordShapeTypes<typeof boardAccountShapes>;
