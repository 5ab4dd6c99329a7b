import { posix } from 'node:path';
import { readXmlElements } from './read-elements';
import type { PackageParts } from './package-parts';

const chartType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Part to which a relations file belongs, such as `word/charts/chart1.xml` for
 * `word/charts/_rels/chart1.xml.rels`.
 */
const getRelationOwner = (relations: string): string =>
  posix.join(posix.dirname(posix.dirname(relations)), posix.basename(relations, '.rels'));

export const resolveRelationTarget = (relations: string, target: string): string =>
  posix
    .resolve('/', posix.dirname(getRelationOwner(relations)), target)
    .slice(1)
    .toLowerCase();

/** Names of workbooks that only charts refer to; word processors embed one in each chart. */
export const findChartWorkbooks = (
  parts: PackageParts,
  used: ReadonlyMap<string, string>,
): Set<string> => {
  const ofCharts = new Set<string>();
  const ofOthers = new Set<string>();
  for (const [name, content] of parts) {
    if (!name.endsWith('.rels')) continue;
    const isOfChart = used.get(getRelationOwner(name)) === chartType;
    readXmlElements(content, ({ name: element, attributes: { Target = '', TargetMode = '' } }) => {
      if (element !== 'Relationship' || TargetMode.trim() !== '') return;
      const target = resolveRelationTarget(name, Target);
      if (used.get(target) === workbookType) (isOfChart ? ofCharts : ofOthers).add(target);
    });
  }
  return new Set([...ofCharts].filter((part) => !ofOthers.has(part)));
};
