import { useEffect, useRef } from 'react';
import type { StatusLetters } from 'server/contract/applicants/letters/letter';
import { getStatusLetters } from 'server/contract/applicants/letters/letter.calls';
import { getOfferedReasons } from 'server/contract/applicants/reasons/move-reason.calls';
import { useRead } from 'shared-auth';
import { Box, Checkbox, Flex, Stack, Text } from 'shared-ui';
import { SelectField, useFormikContext } from 'shared-ui/forms';
import type { ApplicantSelection } from '../../contract';
import { describeLetters, formatLetterDelay } from './describe-letters.rule';
import { LetterPreviewButton } from './letter-preview-button';
import type { MoveOptions } from './move-options';
import { toSelectionBody } from './selection-body';
import { isCurrentStatus, type StatusValues } from './status-values';

interface Props {
  selection: ApplicantSelection;
  options: MoveOptions;
}

const OfferedLetters = ({ letters, total }: { letters: StatusLetters; total: number }) => {
  const { values, setFieldValue } = useFormikContext<StatusValues>();
  const { templates } = letters;
  const [first] = templates;
  const isTold = values.letter !== '';
  return (
    <>
      <Flex asChild gap="2" align="center">
        <label>
          <Checkbox
            checked={isTold}
            onChange={({ target }) =>
              void setFieldValue('letter', target.checked ? String(first?.id) : '')
            }
          />
          <span>{total === 1 ? 'Tell the applicant' : 'Tell the applicants'}</span>
        </label>
      </Flex>
      {isTold && templates.length > 1 ? (
        <SelectField
          name="letter"
          label="Mail"
          options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
          alwaysSet
          required
        />
      ) : null}
    </>
  );
};

export const LetterFields = ({ selection, options }: Props) => {
  const { values, setFieldValue } = useFormikContext<StatusValues>();
  const { stageId, statusId, letter, reasonId } = values;
  const isMove = statusId !== '' && !isCurrentStatus(options, values);
  const { data } = useRead(
    getStatusLetters,
    isMove
      ? {
          body: {
            ...toSelectionBody(selection),
            stageId: options.withoutHiringProcess ? null : Number(stageId),
            targetStatusId: Number(statusId),
          },
        }
      : null,
  );
  const known = useRef(statusId);
  useEffect(() => {
    if (known.current === statusId) return;
    known.current = statusId;
    void setFieldValue('letter', '');
  }, [statusId, setFieldValue]);

  const letters = data?.data;
  const reasons = useRead(getOfferedReasons, reasonId === '' ? null : {});
  const proposed = reasons.data?.data.reasons.find(
    ({ id }) => String(id) === reasonId,
  )?.mailTemplateId;
  const isOffered =
    letters?.mode === 'offered' && letters.templates.some(({ id }) => id === proposed);
  useEffect(() => {
    if (isOffered) void setFieldValue('letter', String(proposed));
  }, [isOffered, proposed, setFieldValue]);

  if (!isMove || !letters || letters.mode === null) return null;
  const template =
    letters.templates.find(({ id }) => String(id) === letter) ?? letters.templates[0];
  if (!template) return null;
  const reachesSome = letters.addressed > 0;
  const isTold = letters.mode === 'always' || letter !== '';
  const leaving = `“${template.name}” leaves ${formatLetterDelay(template.delayHours)}; Undo takes it back.`;
  return (
    <Box asChild borderWidth="1px" borderColor="line" borderRadius="md" p="3">
      <section aria-label="Mail to applicants">
        <Stack gap="2">
          {letters.mode === 'offered' && reachesSome ? (
            <OfferedLetters letters={letters} total={options.total} />
          ) : null}
          {isTold || !reachesSome ? (
            <Text size="sm" tone="second" role="status">
              {`${describeLetters(letters, options.total)} ${reachesSome ? leaving : ''}`.trim()}
            </Text>
          ) : null}
          {letters.sampleId === null ? null : (
            <LetterPreviewButton
              applicantId={letters.sampleId}
              templateId={template.id}
              statusId={Number(statusId)}
            />
          )}
        </Stack>
      </section>
    </Box>
  );
};
