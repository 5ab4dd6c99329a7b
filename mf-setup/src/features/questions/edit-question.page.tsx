import { EditRecord } from '../../setup/edit-record';
import { questionForm } from './question-form';

export const EditQuestionPage = () => <EditRecord form={questionForm} />;
