import { getDemographicFigures } from 'server/contract/applicants/demographics/demographic-figures.calls';
import { minDemographicGroupSize } from 'server/contract/applicants/demographics/demographic-constants';
import { beginRead, useRead } from 'shared-auth';
import { EmptyState, ErrorState, PageHead, Skeleton, Stack } from 'shared-ui';
import { Link } from 'shell/sdk/react';
import { demographicQuestions } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { QuestionCard } from './question-card';

const title = 'Demographic figures';

const Figures = () => {
  const read = useRead(getDemographicFigures, {});
  const figures = read.data?.data;
  if (read.error)
    return (
      <ErrorState
        title={`${title} could not be loaded`}
        words={read.error.message}
        reference={read.error.requestId}
        onRetry={read.reload}
      />
    );
  if (!figures) return <Skeleton height="320px" />;
  if (figures.length === 0)
    return (
      <EmptyState
        title="Nothing was asked yet"
        words="Figures begin with the first question that applicants are asked."
        action={<Link to={demographicQuestions}>Demographic questions</Link>}
      />
    );
  return figures.map((figure) => (
    <QuestionCard key={figure.questionId} figure={figure} read={read} />
  ));
};

export const DemographicFiguresPage = () => (
  <>
    <SettingsNav />
    <PageHead
      title={title}
      words={`What applicants answered of their own will, counted without their names. A figure speaks of at least ${minDemographicGroupSize} people, and so does every difference between figures. Quarters are counted once they have ended.`}
    />
    <Stack gap="4" maxWidth="860px">
      <Figures />
    </Stack>
  </>
);

DemographicFiguresPage.beginReading = () => beginRead(getDemographicFigures, {});
