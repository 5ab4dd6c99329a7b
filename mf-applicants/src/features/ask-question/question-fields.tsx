import { questionTypes } from 'server/contract/jobs/questions/question-constants';
import { lookupSource } from 'shared-auth/lookups';
import { Text } from 'shared-ui';
import { PickerField, SelectField, TextAreaField, useFormikContext } from 'shared-ui/forms';
import type { AskQuestionValues } from './ask-values';

const library = lookupSource('libraryQuestions');
const types = Object.entries(questionTypes).map(([value, label]) => ({ value, label }));

export const QuestionFields = ({ labels }: { labels: Record<keyof AskQuestionValues, string> }) => {
  const { values } = useFormikContext<AskQuestionValues>();
  return (
    <>
      <Text size="sm" tone="second">
        It goes to the applicant by mail within a minute. The answer appears on their page here, and
        you hear of it.
      </Text>
      <PickerField
        name="library"
        label={labels.library}
        {...library}
        placeholder="Search the questions"
      />
      {values.library ? null : (
        <>
          <TextAreaField name="question" label={labels.question} rows={4} required />
          <SelectField name="type" label={labels.type} options={types} alwaysSet />
          {values.type === 'choice' ? (
            <TextAreaField
              name="options"
              label={labels.options}
              rows={4}
              hint="One in each line."
              required
            />
          ) : null}
        </>
      )}
    </>
  );
};
