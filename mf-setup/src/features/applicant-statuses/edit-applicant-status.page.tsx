import { EditRecord } from '../../setup/edit-record';
import { applicantStatusForm } from './applicant-status-form';

export const EditApplicantStatusPage = () => <EditRecord form={applicantStatusForm} />;
