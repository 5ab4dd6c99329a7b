import type { ReferralSubmitted } from 'server/contract/referrals/referring/my-referral';
import {
  mostResumeBytes,
  resumeEndings,
} from 'server/contract/applicants/intake/application-intake-constants';
import { useNewDraft } from 'shared-auth/drafts';
import { Box, Grid } from 'shared-ui';
import { CheckboxField, FileField, TextAreaField, TextField } from 'shared-ui/forms';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useNavigateTo, useLinkBackToList } from 'shell/sdk/react';
import { myReferrals, openJobs, payableDetail } from '../../../contract';
import {
  emptyReferral,
  referralFieldLabels,
  referralSchema,
  type ReferralValues,
} from './referral-values';
import { useReferralSubmission } from './use-referral-submission';

const field = (name: keyof ReferralValues) => ({ name, label: referralFieldLabels[name] });

export const ReferralForm = ({ jobId }: { jobId: number }) => {
  const { submit, progress } = useReferralSubmission(jobId);
  const goTo = useNavigateTo();
  const list = useLinkBackToList({ to: openJobs });
  const draft = useNewDraft<Partial<ReferralValues>, ReferralSubmitted>(`referral.${jobId}`);
  const form = useForm<ReferralValues, ReferralSubmitted>({
    initial: emptyReferral,
    schema: referralSchema,
    labels: referralFieldLabels,
    // An error about `jobId` belongs to no field of the form, so the form shows it at the top.
    fieldOf: (name) => (name === 'jobId' ? undefined : name),
    // The draft does not store the consent, which must be given again for each referral.
    draft: { ...draft, save: ({ consent: _, ...values }) => draft.save(values) },
    save: submit,
    view: payableDetail,
    refusal: 'The person was not referred.',
    goOn: () => goTo({ to: myReferrals }),
  });
  return (
    <PageForm form={form} submitLabel="Refer" onCancel={() => list.go()}>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="4">
        <TextField {...field('firstName')} required maxLength={100} autoComplete="off" />
        <TextField {...field('lastName')} maxLength={100} autoComplete="off" />
        <TextField
          {...field('applicantEmail')}
          type="email"
          maxLength={200}
          autoComplete="off"
          hint="Or a mobile number."
        />
        <TextField {...field('phoneNumber')} type="tel" maxLength={40} autoComplete="off" />
        <Box gridColumn="1 / -1">
          <TextAreaField {...field('relation')} maxLength={500} />
        </Box>
        <Box gridColumn="1 / -1">
          <FileField
            {...field('resume')}
            accept={resumeEndings.join(',')}
            maxBytes={mostResumeBytes}
            hint="A .pdf, .doc or .docx of at most 10 MB."
            stateOf={() => ({ progress })}
          />
        </Box>
        <Box gridColumn="1 / -1">
          <CheckboxField
            {...field('consent')}
            required
            hint="The hiring team will write to them about this job."
          />
        </Box>
      </Grid>
    </PageForm>
  );
};
