import { resolveRelationTarget, findChartWorkbooks } from './chart-workbooks';
import { readFieldCodes, doesFieldStartProgram } from './field-codes';
import { readXmlElements } from './read-elements';
import { readPackageParts } from './package-parts';

export type DocxFault = 'other' | 'macros' | 'embeds' | 'fetches';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesPart = '[content_types].xml';

const macroTypePattern =
  /macroenabled|vbaproject|vbadata|activex|attachedtoolbars|keymapcustomizations/;
const documentTypePattern =
  /oleobject|(wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)$/;

const relationFaults: Record<string, DocxFault> = {
  ...{ vbaproject: 'macros', wordvbadata: 'macros', control: 'macros', extensibility: 'macros' },
  ...{ activexcontrolbinary: 'macros', keymapcustomizations: 'macros', attachedtoolbars: 'macros' },
  ...{ oleobject: 'embeds', package: 'embeds', afchunk: 'embeds', subdocument: 'embeds' },
};

/**
 * True for a path on the same computer, as of a document's template: opening it contacts no other computer.
 */
const isLocalTarget = (target: string): boolean =>
  /^(file:\/\/\/)?[a-z]:[\\/]/i.test(target) || /^[^:\\/]+$/.test(target);

interface ContentTypes {
  byEnding: Map<string, string>;
  byName: Map<string, string>;
}

const readContentTypes = (content: Buffer): ContentTypes => {
  const types: ContentTypes = { byEnding: new Map(), byName: new Map() };
  readXmlElements(content, ({ name, attributes }) => {
    const type = (attributes.ContentType ?? '').trim().toLowerCase();
    if (name === 'Default') types.byEnding.set((attributes.Extension ?? '').toLowerCase(), type);
    if (name === 'Override')
      types.byName.set((attributes.PartName ?? '').replace(/^\//, '').toLowerCase(), type);
  });
  return types;
};

const getPartType = (part: string, { byName, byEnding }: ContentTypes): string =>
  byName.get(part) ?? byEnding.get(part.slice(part.lastIndexOf('.') + 1)) ?? '';

const findTypeFault = (used: ReadonlyMap<string, string>, workbooks: Set<string>) => {
  const all = [...used.values()];
  if (all.some((type) => macroTypePattern.test(type))) return 'macros';
  if ([...used].some(([part, type]) => documentTypePattern.test(type) && !workbooks.has(part)))
    return 'embeds';
  return all.includes(mainType) ? undefined : 'other';
};

const findRelationFault = (
  content: Buffer,
  isWorkbook: (target: string) => boolean,
): DocxFault | undefined => {
  let fault: DocxFault | undefined;
  readXmlElements(content, ({ name, attributes: { Type = '', Target = '', TargetMode = '' } }) => {
    if (name !== 'Relationship') return;
    const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
    if (kind !== 'package' || !isWorkbook(Target)) fault ??= relationFaults[kind];
    const isElsewhere = TargetMode.trim().toLowerCase() === 'external' && !isLocalTarget(Target);
    if (isElsewhere && kind !== 'hyperlink') fault ??= 'fetches';
  });
  return fault;
};

/** Finds why a document that can be unpacked is refused. @throws Error when it cannot be unpacked. */
export const findDocxFault = (content: Buffer): DocxFault | undefined => {
  const parts = readPackageParts(content);
  const declared = parts.get(typesPart);
  if (!declared) return 'other';
  const types = readContentTypes(declared);
  const used = new Map([...parts.keys()].map((part) => [part, getPartType(part, types)]));
  const workbooks = findChartWorkbooks(parts, used);
  const fault = findTypeFault(used, workbooks);
  if (fault) return fault;
  for (const [name, part] of parts) {
    const isWorkbook = (target: string) => workbooks.has(resolveRelationTarget(name, target));
    const own = name.endsWith('.rels') ? findRelationFault(part, isWorkbook) : undefined;
    if (own) return own;
    if (name.endsWith('.xml') && readFieldCodes(part).some(doesFieldStartProgram)) return 'macros';
  }
  return undefined;
};
