import { RecordPage } from 'shell/sdk/record';
import { applicantNoun } from '../../application/applicant-noun';
import { useApplication } from '../../application/use-application';
import { ApplicationOnItsWay } from './ui/application-on-its-way';
import { ShownApplication } from './ui/shown-application';

export const ApplicationViewPage = () => (
  <RecordPage
    title="Applicant"
    noun={applicantNoun}
    useRecord={useApplication}
    onItsWay={<ApplicationOnItsWay />}
  >
    {(application) => <ShownApplication application={application} />}
  </RecordPage>
);
