import { useIdParam } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import { applicantNoun } from '../../application/applicant-noun';
import { useApplication } from '../../application/use-application';
import { ApplicationOnItsWay } from './ui/application-on-its-way';
import { ShownApplication } from './ui/shown-application';

/** One application, to be read. */
export const ApplicationViewPage = () => {
  const id = useIdParam('id');
  // Another applicant starts anew, so that nothing of the one before is shown under this address.
  return <Application key={id} id={id} />;
};

const Application = ({ id }: { id: number | undefined }) => {
  const { application, error, reload } = useApplication(id);
  const isGone = id === undefined || error?.status === 404;
  if (application && !isGone) return <ShownApplication application={application} />;
  if (isGone || error) return <RecordFailure noun={applicantNoun} error={error} onRetry={reload} />;
  return <ApplicationOnItsWay />;
};
