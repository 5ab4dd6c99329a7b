import {
  toHeadingKey,
  isPersonHeading,
  type PersonHeadingField,
} from '../../../platform/files/csv-reading/person-headings.rule';
import type {
  ImportChoice,
  ImportMapping,
} from '../../../../contract/applicants/intake/application-import';
import {
  importFields,
  importMessages,
  type ImportField,
} from '../../../../contract/applicants/intake/application-import-constants';

/** Patterns of column headings, matched without spaces and punctuation. */
const headingPatterns: Record<ImportField, RegExp> = {
  firstName: /^(first|given|fore)name$/,
  lastName: /^(last|family|sur)name$|^surname$/,
  fullName:
    /^(full|complete|candidate|applicant|person)?names?$|^nameof(the)?(candidate|applicant)$|^(candidate|applicant)$/,
  lastNameFirst: /^(last|family|sur)name(and)?(first|given|fore)names?$/,
  applicantEmail: /^(applicant|candidate|contact|work|personal)?e?mail(address|id)?s?$/,
  phoneNumber:
    /^(applicant|candidate|contact)?(phone|mobile|cell|tel|telephone|contact)(no|number|phone|details?)?$/,
  experience:
    /^(total|work(ing)?)?((no|number)?of)?((years?|yrs)(of)?)?(experience|exp)(in)?(years?|yrs)?$|^(total|(no|number)of)?(years|yrs)$/,
  job: /^(job|position|opening|vacancy|role|requisition)(code|id|title|name|applied)?$|^appliedfor$/,
  source: /^(applicant|candidate)?source$|^channel$|^quelle$|^fuente$|^zrodlo$/,
  comment: /^(comments?|remarks?|notes?)$/,
};

/** Patterns of the columns that a field prefers: a job's code is unique, its title is not. */
const preferredPatterns: Partial<Record<ImportField, RegExp>> = {
  job: /^(job|position|opening|vacancy|requisition)(code|id)$/,
};

const personFields: Partial<Record<ImportField, PersonHeadingField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'fullName',
  applicantEmail: 'email',
  phoneNumber: 'phone',
};

const matchesField = (field: ImportField, key: string): boolean =>
  headingPatterns[field].test(key) || isPersonHeading(personFields[field], key);

export const suggestColumnMapping = (columns: readonly string[]): ImportMapping => {
  const keys = columns.map(toHeadingKey);
  const mapping: ImportMapping = {};
  for (const field of importFields) {
    const best = keys.findIndex((key) => preferredPatterns[field]?.test(key));
    const at = best >= 0 ? best : keys.findIndex((key) => matchesField(field, key));
    if (at >= 0) mapping[field] = at;
  }
  if (mapping.firstName !== undefined) {
    // If there is a column `Vorname` (first name), the column `Name` is the last name.
    const last = keys.indexOf('name');
    if (mapping.lastName === undefined && last >= 0) mapping.lastName = last;
    delete mapping.fullName;
    delete mapping.lastNameFirst;
  } else if (mapping.lastNameFirst !== undefined) delete mapping.fullName;
  return mapping;
};

const fullNameFields = ['fullName', 'lastNameFirst'] as const;

export const judgeImportChoice = (
  { mapping, jobId }: ImportChoice,
  columns: readonly string[],
): Record<string, string> => {
  const chosen = Object.entries(mapping);
  const places = chosen.map(([, place]) => place);
  const wrong: Record<string, string> = {};
  for (const [field, place] of chosen)
    if (place >= columns.length || places.filter((one) => one === place).length > 1)
      wrong[`mapping.${field}`] = importMessages.column;
  const whole = fullNameFields.filter((name) => mapping[name] !== undefined);
  if (mapping.firstName === undefined && whole.length === 0)
    wrong['mapping.firstName'] = importMessages.name;
  const isInParts = mapping.firstName !== undefined || mapping.lastName !== undefined;
  for (const name of whole)
    if (isInParts || whole.length > 1) wrong[`mapping.${name}`] = importMessages.wholeName;
  if (mapping.applicantEmail === undefined && mapping.phoneNumber === undefined)
    wrong['mapping.applicantEmail'] = importMessages.reach;
  if (mapping.job === undefined && !jobId) wrong['mapping.job'] = importMessages.job;
  return wrong;
};
