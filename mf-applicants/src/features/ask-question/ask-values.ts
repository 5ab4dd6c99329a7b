import type { QuestionType } from 'server/contract/jobs/questions/question-constants';
import type { PickerItem } from 'shared-ui/forms';

export interface AskQuestionValues {
  library: PickerItem | null;
  question: string;
  type: QuestionType;
  options: string;
}
