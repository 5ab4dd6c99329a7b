import type { ImportChoice, ImportMapping } from '../../../contract/intake/application-import';
import {
  importFields,
  importMessages,
  type ImportField,
} from '../../../contract/intake/application-import-constants';

/** How files call a field, without spaces and signs. */
const names: Record<ImportField, RegExp> = {
  firstName: /^(first|given|fore)name$|^vorname$|^pr[eé]nom$/,
  lastName: /^(last|family|sur)name$|^surname$|^nachname$/,
  fullName: /^(full|candidate|applicant|person)?name$/,
  applicantEmail: /^(applicant|candidate|contact|work|personal)?e?mail(address|id)?$/,
  phoneNumber:
    /^(applicant|candidate|contact)?(phone|mobile|cell|tel|telephone|contact)(no|number|phone)?$/,
  experience:
    /^(total|work(ing)?)?((no|number)?of)?((years?|yrs)(of)?)?(experience|exp)(in)?(years?|yrs)?$|^(total|(no|number)of)?(years|yrs)$/,
  job: /^(job|position|opening|vacancy|role|requisition)(code|id|title|name|applied)?$|^appliedfor$/,
  source: /^(applicant|candidate)?source$|^channel$/,
  comment: /^(comments?|remarks?|notes?)$/,
};

/** What the columns probably are, by their names; each field takes the first that fits. */
export const suggestMapping = (columns: readonly string[]): ImportMapping => {
  const keys = columns.map((name) => name.toLowerCase().replace(/[^\p{L}\d]/gu, ''));
  const mapping: ImportMapping = {};
  for (const field of importFields) {
    const at = keys.findIndex((key) => names[field].test(key));
    if (at >= 0) mapping[field] = at;
  }
  if (mapping.firstName !== undefined) delete mapping.fullName;
  return mapping;
};

/** What is wrong with a choice, by the name of the call's field. */
export const judgeChoice = (
  { mapping, jobId }: ImportChoice,
  columns: readonly string[],
): Record<string, string> => {
  const chosen = Object.entries(mapping);
  const places = chosen.map(([, place]) => place);
  const wrong: Record<string, string> = {};
  for (const [field, place] of chosen)
    if (place >= columns.length || places.filter((one) => one === place).length > 1)
      wrong[`mapping.${field}`] = importMessages.column;
  if (mapping.firstName === undefined && mapping.fullName === undefined)
    wrong['mapping.firstName'] = importMessages.name;
  if (mapping.applicantEmail === undefined && mapping.phoneNumber === undefined)
    wrong['mapping.applicantEmail'] = importMessages.reach;
  if (mapping.job === undefined && !jobId) wrong['mapping.job'] = importMessages.job;
  return wrong;
};
