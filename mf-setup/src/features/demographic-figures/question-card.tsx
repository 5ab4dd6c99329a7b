import { useMemo } from 'react';
import type {
  DemographicFigure,
  DemographicGroup,
  DemographicLine,
} from 'server/contract/applicants/demographics/demographic-figures';
import { minDemographicGroupSize } from 'server/contract/applicants/demographics/demographic-constants';
import type { Read } from 'shared-auth';
import { Text } from 'shared-ui';
import { defineCard, FigureCard, useCard } from 'shell/sdk/card';
import { addressField } from 'shell/sdk/react';
import { formatPeriod } from './format-period';

interface Props {
  figure: DemographicFigure;
  read: Pick<Read<{ data: DemographicFigure[] }>, 'error' | 'isRefreshing' | 'reload'>;
}

/** An empty period means the latest, an empty department means all. */
const fields = { period: addressField.text(), department: addressField.text() };

const defineQuestionCard = ({ questionId, periods }: DemographicFigure) => {
  const departments = new Map(
    periods.flatMap(({ groups }) =>
      groups.flatMap(({ departmentId, department }) =>
        departmentId === null ? [] : [[String(departmentId), department] as const],
      ),
    ),
  );
  return defineCard<{ period: string; department: string }>({
    id: `question-${String(questionId)}`,
    fields,
    filters:
      periods.length === 0
        ? []
        : [
            {
              ...{ kind: 'choice', field: 'period', label: 'Period' },
              options: periods.map((period, place) => ({
                value: place === 0 ? '' : period.from,
                label: formatPeriod(period),
              })),
            },
            {
              ...{ kind: 'choice', field: 'department', label: 'Department' },
              options: [
                { value: '', label: 'All' },
                ...[...departments].map(([value, label]) => ({ value, label })),
              ],
            },
          ],
    without: ['date', 'limit'],
  });
};

const countAnswers = (lines: readonly DemographicLine[]): number =>
  lines.reduce((sum, { answers }) => sum + answers, 0);

const getGroupText = (group: DemographicGroup | undefined, isAlone: boolean): string => {
  if (!group)
    return `In this period the department has fewer than ${minDemographicGroupSize} people in a line, or would leave so few for the others. It is counted with all departments.`;
  return [
    `${countAnswers(group.lines).toLocaleString('en')} answers.`,
    ...(group.lines.some(({ choice }) => choice === null)
      ? [
          `Others are choices of fewer than ${minDemographicGroupSize} people each, or joined with such.`,
        ]
      : []),
    ...(isAlone ? ['No department is large enough to be shown by itself.'] : []),
  ].join(' ');
};

export const QuestionCard = ({ figure, read }: Props) => {
  const card = useMemo(() => defineQuestionCard(figure), [figure]);
  const shown = useCard(card, {});
  const { period: from, department } = shown.state;
  const [latest] = figure.periods;
  const period = figure.periods.find((one) => one.from === from) ?? latest;
  const group = period?.groups.find(
    ({ departmentId }) => (departmentId === null ? '' : String(departmentId)) === department,
  );
  const lines = group?.lines ?? [];
  const total = countAnswers(lines);
  return (
    <FigureCard
      title={figure.question}
      shown={shown}
      read={{ ...read, data: { data: lines } }}
      nothing={`Figures begin when a quarter has ended, and at least ${minDemographicGroupSize} people chose each of two answers.`}
      columns={[
        { name: 'Answer', of: ({ choice }: DemographicLine) => choice ?? 'Others' },
        { name: 'Applicants', of: ({ answers }) => answers },
        {
          ...{ name: 'Share in %', isCharted: false },
          of: ({ answers }) => Math.round((answers / total) * 100),
        },
      ]}
    >
      {period && (
        <Text tone="second" mb="2">
          {getGroupText(group, period.groups.length === 1)}
        </Text>
      )}
    </FigureCard>
  );
};
