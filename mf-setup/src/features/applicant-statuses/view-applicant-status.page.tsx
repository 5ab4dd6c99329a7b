import { ViewRecord } from '../../setup/view-record';
import { applicantStatusForm } from './applicant-status-form';

export const ViewApplicantStatusPage = () => <ViewRecord form={applicantStatusForm} />;
