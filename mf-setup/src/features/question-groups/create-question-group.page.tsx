import { CreateRecord } from '../../setup/create-record';
import { questionGroupForm } from './question-group-form';

export const CreateQuestionGroupPage = () => <CreateRecord form={questionGroupForm} />;
