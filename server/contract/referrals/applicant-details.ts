import { Type, type Static } from 'typebox';
import { Day, oneOf, OptionalDay } from '../answer';
import { orNull } from '../applicants/application';
import { longestDetails, maritalStatuses, type MaritalStatus } from './applicant-details-constants';

const fields = {
  fatherName: Type.String({ maxLength: longestDetails.fatherName }),
  /** Empty where nobody has said it. */
  maritalStatus: oneOf<MaritalStatus | ''>([
    '',
    ...(Object.keys(maritalStatuses) as MaritalStatus[]),
  ]),
  address: Type.String({ maxLength: longestDetails.address }),
};

/** What only the payout desk knows of the person who was referred; a text that is not known is empty. */
export const ApplicantDetails = Type.Object({
  ...fields,
  birthDate: orNull(Day),
  /** 0 before anything was entered. */
  version: Type.Integer(),
});
export type ApplicantDetails = Static<typeof ApplicantDetails>;

/** What is left out stays as it is. */
export const ApplicantDetailsUpdate = Type.Object({
  fatherName: Type.Optional(fields.fatherName),
  birthDate: Type.Optional(OptionalDay),
  maritalStatus: Type.Optional(fields.maritalStatus),
  address: Type.Optional(fields.address),
  version: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ApplicantDetailsUpdate = Static<typeof ApplicantDetailsUpdate>;
