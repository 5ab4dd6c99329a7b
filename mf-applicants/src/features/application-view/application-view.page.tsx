import { RecordPage } from 'shell/sdk/record';
import { applicantNoun } from '../../application/applicant-noun';
import { useApplication } from '../../application/use-application';
import { ApplicationSkeleton } from './ui/application-skeleton';
import { ShownApplication } from './ui/shown-application';

export const ApplicationViewPage = () => (
  <RecordPage
    title="Applicant"
    noun={applicantNoun}
    useRecord={useApplication}
    onItsWay={<ApplicationSkeleton />}
  >
    {(application) => <ShownApplication application={application} />}
  </RecordPage>
);

ApplicationViewPage.beginReading = useApplication.begin;
