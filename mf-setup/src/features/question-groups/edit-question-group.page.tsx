import { EditRecord } from '../../setup/edit-record';
import { questionGroupForm } from './question-group-form';

export const EditQuestionGroupPage = () => <EditRecord form={questionGroupForm} />;
