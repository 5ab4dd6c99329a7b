import { Type, type Static } from 'typebox';
import { Day, oneOf, OptionalDay } from '../../answer';
import { orNull } from '../applications/application';
import { longestDetails, maritalStatuses, type MaritalStatus } from './applicant-details-constants';

const detailFields = {
  fatherName: Type.String({ maxLength: longestDetails.fatherName }),
  maritalStatus: oneOf<MaritalStatus | ''>([
    '',
    ...(Object.keys(maritalStatuses) as MaritalStatus[]),
  ]),
  address: Type.String({ maxLength: longestDetails.address }),
};

export const ApplicantDetails = Type.Object({
  ...detailFields,
  birthDate: orNull(Day),
  /** Row version of the details; 0 if none are stored yet. */
  version: Type.Integer(),
});
export type ApplicantDetails = Static<typeof ApplicantDetails>;

/** Absent fields stay unchanged. */
export const ApplicantDetailsUpdate = Type.Object({
  fatherName: Type.Optional(detailFields.fatherName),
  birthDate: Type.Optional(OptionalDay),
  maritalStatus: Type.Optional(detailFields.maritalStatus),
  address: Type.Optional(detailFields.address),
  version: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ApplicantDetailsUpdate = Static<typeof ApplicantDetailsUpdate>;
