import { getSourceFigures } from 'server/contract/console/dashboard/dashboard.calls';
import type { SourceFigures } from 'server/contract/console/dashboard/figures';
import { useRead } from 'shared-auth';
import {
  CardChart,
  defineCard,
  FigureCard,
  useCard,
  type CardColumn,
  type CardPage,
} from 'shell/sdk/card';
import { applications } from '../../../contract';

const card = defineCard({ id: 'quality' });
const title = 'Source Quality';

const formatHiredShare = ({ hired, applicants }: SourceFigures): string =>
  `${((hired / applicants) * 100).toFixed(1)} %`;

export const SourceQualityCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const listOf =
    (search: { category?: string }) =>
    ({ sourceId }: SourceFigures) =>
      sourceId === null
        ? undefined
        : { to: applications, search: { ...shown.days, source: sourceId, ...search } };
  const columns: CardColumn<SourceFigures>[] = [
    { name: 'Source', of: ({ source }) => source },
    { name: 'Applied', of: ({ applicants }) => applicants, to: listOf({}) },
    { name: 'Hired', of: ({ hired }) => hired, to: listOf({ category: 'hired' }) },
    { name: 'Hired of applied', of: formatHiredShare, isFigure: true },
  ];
  return (
    <FigureCard
      title={title}
      shown={shown}
      read={useRead(getSourceFigures, { query: shown.query })}
      columns={columns}
      // Hired applicants are a subset of all applicants, so stacked bars would count them twice.
      chart={(lines) => <CardChart {...{ title, columns, lines }} isSideBySide />}
    />
  );
};
