import {
  directoryFields,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import {
  directoryImportMessages,
  identityField,
  importFields,
  noField,
  fullNameFields,
  type ImportField,
} from '../../../../contract/company/directory/directory-import-constants';
import { csvMessages } from '../../../../contract/platform/files/csv-file-constants';
import {
  toHeadingKey,
  isPersonHeading,
  type PersonHeadingField,
} from '../../../platform/files/csv-reading/person-headings.rule';

/** Column headings of other systems, without spaces and punctuation. */
const otherHeadingPatterns: Partial<Record<ImportField, RegExp>> = {
  externalId:
    /^(employee|emp|person|personnel|payroll|staff|worker|department|dept|record)?(id|no|number|code)$|^key$|^personalnummer$/,
  name: /^(department|division|designation|function|location|city|branch|skill)(name)?$|^title$/,
  firstName: /^(employee|emp)?(first|given|fore)name$/,
  lastNameFirst: /^(last|family|sur)name(and)?(first|given|fore)names?$/,
  lastName: /^(employee|emp)?(last|family|sur)name$/,
  fullName:
    /^(employee|emp|full|person|staff|display|complete)?names?$|^nameof(the)?employee$|^(employee|worker)$/,
  email:
    /^(employee|emp|work|company|business|office|official|corporate)?e?mail(address|id)?s?$|^e?mail(work|business|office)$/,
  manager:
    /^(reportsto|reporting(to|manager|head|officer)(name|email|id)?|supervisor(name|email|id)?|(line|direct|functional)?manager(name|email(id)?|id)?|boss)$/,
  parent: /^parent(department|function|name|id)?$/,
  head: /^(department|dept|function)?(head|hod)(name|email|id)?$/,
  designation: /^((job|business)title|title|position|designationname|grade|jobrole)$/,
  department: /^(dept|department)(name)?$|^team$|^abteilung$/,
  branch: /^(branch|office)(name)?$/,
  division: /^(division|businessunit|bu)(name)?$/,
  region: /^(state|province|region|county)(name)?$/,
  pincode: /^(zip|post(al)?)(code)?$/,
  joiningDate:
    /^((joining|join|hire|start|joined)(date|day|on)|date(of)?(joining|join|hire)|doj|hired|joined|eintrittsdatum|eintritt)$/,
  leavingDate:
    /^((leaving|exit|end|termination|relieving|separation|resignation)(date|day)|date(of)?(leaving|exit|relieving|separation|termination)|dol|doe|lwd|lastworking(day|date)|lastdate)$/,
  status:
    /^(active|enabled|state|(employee|emp|employment|work|worker|working|current)status|isactive|aktiv)$/,
  role: /^(role|accessrole|consolerole)s?$/,
};

const personFields: Partial<Record<ImportField, PersonHeadingField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  fullName: 'fullName',
  email: 'email',
};

const matchesHeading = (field: ImportField, key: string): boolean =>
  (otherHeadingPatterns[field]?.test(key) ?? false) || isPersonHeading(personFields[field], key);

export const suggestImportColumns = (kind: DirectoryKind, columns: readonly string[]): string[] => {
  const keys = columns.map(toHeadingKey);
  const chosen = columns.map((): string => noField);
  const fields = importFields(kind);
  const take = (fits: (field: (typeof fields)[number], key: string) => boolean) => {
    for (const field of fields) {
      if (chosen.includes(field.name)) continue;
      const at = keys.findIndex((key, place) => chosen[place] === noField && fits(field, key));
      if (at >= 0) chosen[at] = field.name;
    }
  };
  take(({ name, label }, key) => key === toHeadingKey(label) || key === toHeadingKey(name));
  take(({ name }, key) => matchesHeading(name, key));
  const isInParts = chosen.includes('firstName');
  return chosen.map((name) => (isInParts && name in fullNameFields ? noField : name));
};

/** Error message for the user's choice of columns; empty if it is valid. */
export const findColumnFault = (kind: DirectoryKind, chosen: readonly string[]): string => {
  const used = chosen.filter((name) => name !== noField);
  const isWhole = used.some((name) => name in fullNameFields);
  const names = used.filter(
    (name) => ['firstName', 'lastName'].includes(name) || name in fullNameFields,
  );
  if (isWhole && names.length > 1) return directoryImportMessages.wholeName;
  if (new Set(used).size < used.length) return csvMessages.column;
  const identity = identityField(kind);
  const label = Object.fromEntries(directoryFields(kind))[identity]?.label ?? identity;
  return used.includes(identity) || used.includes('externalId')
    ? ''
    : directoryImportMessages.identity(label);
};
