import type { QuestionGroupRecord } from 'server/contract/jobs/questions/question-group';
import { questionGroupCalls } from 'server/contract/jobs/questions/question-group.calls';
import { recordReader } from 'shared-auth';
import { RecordPage } from 'shell/sdk/record';
import { CreateRecord } from '../../setup/create-record';
import { RecordSkeleton } from '../../setup/record-skeleton';
import { questionGroupNoun, questionForm } from './question-form';

const useQuestionGroup = recordReader<QuestionGroupRecord>(questionGroupCalls.get);

export const CreateQuestionPage = () => (
  <RecordPage
    title="Create Question"
    noun={questionGroupNoun}
    useRecord={useQuestionGroup}
    onItsWay={<RecordSkeleton title="Create Question" />}
    isForm
  >
    {({ id, questionGroupName }) => (
      <CreateRecord
        form={questionForm}
        parent={{ questionGroupId: id }}
        words={`For the group ${questionGroupName}.`}
      />
    )}
  </RecordPage>
);
