import { CreateRecord } from '../../setup/create-record';
import { applicantStatusForm } from './applicant-status-form';

export const CreateApplicantStatusPage = () => <CreateRecord form={applicantStatusForm} />;
