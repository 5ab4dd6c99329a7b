import { useId, useState } from 'react';
import { getApplications } from 'server/contract/applicants/applications/application.calls';
import { previewTemplate } from 'server/contract/applicants/letters/letter.calls';
import type { TemplateLanguage } from 'server/contract/applicants/mail-templates/mail-template-constants';
import { useRead } from 'shared-auth';
import { Box, Button, Dialog, ErrorState, formatPersonName, Label, Stack, Text } from 'shared-ui';
import { Picker, useFormikContext, type PickerItem, type UseOptions } from 'shared-ui/forms';
import { MailBody } from 'shared-ui/page';

interface TemplateText {
  language: TemplateLanguage;
  subject: string;
  body: string;
}

const maxOptions = 20;

const useApplicants: UseOptions = (search) => {
  const { data, error, reload } = useRead(getApplications, {
    query: { search, limit: maxOptions },
  });
  return {
    items: (data?.data ?? []).map(({ applicantId, firstName, lastName, job }) => ({
      id: applicantId,
      label: formatPersonName({ firstName, lastName }),
      hint: job.jobTitle,
    })),
    hasMore: false,
    isLoading: !data && !error,
    error,
    retry: reload,
  };
};

const FilledTemplate = ({ applicantId, text }: { applicantId: number; text: TemplateText }) => {
  const { data, error, reload } = useRead(previewTemplate, { body: { applicantId, ...text } });
  if (error)
    return <ErrorState title="There is no preview" words={error.message} onRetry={reload} />;
  if (!data) return null;
  const { subject, html, text: plain } = data.data;
  return (
    <Box>
      <Text fontWeight={550} mb="2" overflowWrap="anywhere">
        {subject}
      </Text>
      <MailBody html={html} text={plain} />
    </Box>
  );
};

export const TemplatePreview = () => {
  const { values } = useFormikContext<TemplateText>();
  const [isOpen, setOpen] = useState(false);
  const pickerId = useId();
  const [applicant, setApplicant] = useState<PickerItem>();
  const { language, subject, body } = values;
  const hasText = subject.trim() !== '' && body !== '';
  return (
    <Box>
      <Button
        onClick={() => setOpen(true)}
        disabledReason={hasText ? undefined : 'Enter the subject and the text first.'}
      >
        Preview
      </Button>
      <Dialog open={isOpen} title="Preview" width={680} closable onClose={() => setOpen(false)}>
        <Stack gap="4">
          <Box>
            <Label htmlFor={pickerId}>Applicant</Label>
            <Picker
              id={pickerId}
              label="Applicant"
              placeholder="Choose an applicant"
              value={applicant ? [applicant] : []}
              onChange={([chosen]) => setApplicant(chosen)}
              useOptions={useApplicants}
            />
          </Box>
          {applicant ? (
            <FilledTemplate applicantId={Number(applicant.id)} text={{ language, subject, body }} />
          ) : (
            <Text tone="second">Choose an applicant to see what they would get.</Text>
          )}
        </Stack>
      </Dialog>
    </Box>
  );
};
