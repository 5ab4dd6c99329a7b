import { getInterview } from 'server/contract/interviews/scheduling/interview.calls';
import { recordReader } from 'shared-auth';
import { Skeleton } from 'shared-ui';
import { RecordPage } from 'shell/sdk/record';
import { interviews } from '../../../contract/interviews';
import { ShownInterview } from './shown-interview';

const useInterview = recordReader(getInterview);
const noun = { one: 'interview', many: 'interviews', list: interviews };

export const InterviewPage = () => (
  <RecordPage
    title="Interview"
    noun={noun}
    useRecord={useInterview}
    onItsWay={<Skeleton height="320px" />}
  >
    {(interview) => <ShownInterview interview={interview} />}
  </RecordPage>
);

InterviewPage.beginReading = useInterview.begin;
