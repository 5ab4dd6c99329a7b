import { targetOf, workbooksOfCharts } from './chart-workbooks';
import { fieldCodesOf, startsProgram } from './field-codes';
import { readElements } from './read-elements';
import { readParts } from './package-parts';

export type DocxFault = 'other' | 'macros' | 'carries' | 'reaches';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesPart = '[content_types].xml';

const macros = /macroenabled|vbaproject|vbadata|activex|attachedtoolbars|keymapcustomizations/;
const documents =
  /oleobject|(wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)$/;

const relations: Record<string, DocxFault> = {
  ...{ vbaproject: 'macros', wordvbadata: 'macros', control: 'macros', extensibility: 'macros' },
  ...{ activexcontrolbinary: 'macros', keymapcustomizations: 'macros', attachedtoolbars: 'macros' },
  ...{ oleobject: 'carries', package: 'carries', afchunk: 'carries', subdocument: 'carries' },
};

/** Word processors store the local path of the template, which reaches nothing else. */
const isLocal = (target: string): boolean =>
  /^(file:\/\/\/)?[a-z]:[\\/]/i.test(target) || /^[^:\\/]+$/.test(target);

interface ContentTypes {
  byEnding: Map<string, string>;
  byName: Map<string, string>;
}

const readTypes = (content: Buffer): ContentTypes => {
  const types: ContentTypes = { byEnding: new Map(), byName: new Map() };
  readElements(content, ({ name, attributes }) => {
    const type = (attributes.ContentType ?? '').trim().toLowerCase();
    if (name === 'Default') types.byEnding.set((attributes.Extension ?? '').toLowerCase(), type);
    if (name === 'Override')
      types.byName.set((attributes.PartName ?? '').replace(/^\//, '').toLowerCase(), type);
  });
  return types;
};

const typeOf = (part: string, { byName, byEnding }: ContentTypes): string =>
  byName.get(part) ?? byEnding.get(part.slice(part.lastIndexOf('.') + 1)) ?? '';

const faultOfTypes = (used: ReadonlyMap<string, string>, workbooks: Set<string>) => {
  const all = [...used.values()];
  if (all.some((type) => macros.test(type))) return 'macros';
  if ([...used].some(([part, type]) => documents.test(type) && !workbooks.has(part)))
    return 'carries';
  return all.includes(mainType) ? undefined : 'other';
};

const faultOfRelations = (
  content: Buffer,
  isWorkbook: (target: string) => boolean,
): DocxFault | undefined => {
  let fault: DocxFault | undefined;
  readElements(content, ({ name, attributes: { Type = '', Target = '', TargetMode = '' } }) => {
    if (name !== 'Relationship') return;
    const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
    if (kind !== 'package' || !isWorkbook(Target)) fault ??= relations[kind];
    const isElsewhere = TargetMode.trim().toLowerCase() === 'external' && !isLocal(Target);
    if (isElsewhere && kind !== 'hyperlink') fault ??= 'reaches';
  });
  return fault;
};

/** @throws Error when the file is broken. */
export const faultOfDocx = (content: Buffer): DocxFault | undefined => {
  const parts = readParts(content);
  const declared = parts.get(typesPart);
  if (!declared) return 'other';
  const types = readTypes(declared);
  const used = new Map([...parts.keys()].map((part) => [part, typeOf(part, types)]));
  const workbooks = workbooksOfCharts(parts, used);
  const fault = faultOfTypes(used, workbooks);
  if (fault) return fault;
  for (const [name, part] of parts) {
    const isWorkbook = (target: string) => workbooks.has(targetOf(name, target));
    const own = name.endsWith('.rels') ? faultOfRelations(part, isWorkbook) : undefined;
    if (own) return own;
    if (name.endsWith('.xml') && fieldCodesOf(part).some(startsProgram)) return 'macros';
  }
  return undefined;
};
