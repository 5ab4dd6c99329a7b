import {
  directoryFields,
  type DirectoryKind,
} from '../../../contract/directory/directory-constants';
import {
  directoryImportMessages,
  identityField,
  importFields,
  noField,
  type ImportField,
} from '../../../contract/directory/directory-import-constants';
import { csvMessages } from '../../../contract/files/csv-file-constants';

/** How other systems call a field, without spaces and signs. */
const otherNames: Partial<Record<ImportField, RegExp>> = {
  externalId: /^(employee|person|staff|department|record)?(id|no|number|code)$|^key$/,
  name: /^(department|division|designation|function|location|city|branch|skill)(name)?$|^title$/,
  firstName: /^(given|fore)name$/,
  lastName: /^(family|sur)name$/,
  email: /^(work|company|business)?e?mail(address|id)?$/,
  manager: /^(reportsto|supervisor|(line)?manager(name|email|id)?)$/,
  parent: /^parent(department|function|name|id)?$/,
  head: /^(department|function)?head(name|email|id)?$/,
  designation: /^(jobtitle|position)$/,
  pincode: /^(zip|post(al)?)(code)?$/,
  joiningDate: /^((joining|hire|start)(date|day)|dateof(joining|hire))$/,
  leavingDate: /^((leaving|exit|end|termination)(date|day)|lastworkingday)$/,
  status: /^(active|state)$/,
  role: /^(role|accessrole|consolerole)s?$/,
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** What each column probably is, by its name; a field takes the first that fits. */
export const suggestColumns = (kind: DirectoryKind, columns: readonly string[]): string[] => {
  const keys = columns.map(plain);
  const chosen = columns.map((): string => noField);
  const fields = importFields(kind);
  const take = (fits: (field: (typeof fields)[number], key: string) => boolean) => {
    for (const field of fields) {
      if (chosen.includes(field.name)) continue;
      const at = keys.findIndex((key, place) => chosen[place] === noField && fits(field, key));
      if (at >= 0) chosen[at] = field.name;
    }
  };
  take(({ name, label }, key) => key === plain(label) || key === plain(name));
  take(({ name }, key) => otherNames[name]?.test(key) ?? false);
  return chosen;
};

/** What is wrong with a choice of columns; empty where nothing is. */
export const faultOfColumns = (kind: DirectoryKind, chosen: readonly string[]): string => {
  const used = chosen.filter((name) => name !== noField);
  if (new Set(used).size < used.length) return csvMessages.column;
  const identity = identityField(kind);
  const label = Object.fromEntries(directoryFields(kind))[identity]?.label ?? identity;
  return used.includes(identity) || used.includes('externalId')
    ? ''
    : directoryImportMessages.identity(label);
};
