import {
  mostResumeBytes,
  resumeEndings,
} from 'server/contract/applicants/intake/application-intake-constants';
import { Box, Grid } from 'shared-ui';
import { FileField, NumberField, PickerField, TextAreaField, TextField } from 'shared-ui/forms';
import { jobLookup, sourceLookup, staffLookup } from '../../../application/lookups';
import { applicantFieldLabels, type ApplicantValues } from '../application-values';

interface Props {
  collectsDocument: boolean;
  progress: number | undefined;
}

const field = (name: keyof ApplicantValues) => ({ name, label: applicantFieldLabels[name] });

const acceptedEndings = resumeEndings.join(',');

export const ApplicantFields = ({ collectsDocument, progress }: Props) => (
  <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="4">
    <Box gridColumn="1 / -1">
      <PickerField {...field('job')} required {...jobLookup} placeholder="Search" />
    </Box>
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
    <NumberField {...field('experience')} min={0} max={60} step={1} />
    <PickerField {...field('source')} {...sourceLookup} />
    <PickerField {...field('recruiter')} {...staffLookup} placeholder="Search by name" />
    {collectsDocument ? (
      <TextField
        {...field('documentNumber')}
        maxLength={40}
        autoComplete="off"
        hint="Only the last four digits and a sealed form are kept."
      />
    ) : null}
    <Box gridColumn="1 / -1">
      <TextAreaField {...field('comment')} />
    </Box>
    <Box gridColumn="1 / -1">
      <FileField
        {...field('resume')}
        accept={acceptedEndings}
        maxBytes={mostResumeBytes}
        hint="A .pdf, .doc or .docx of at most 10 MB."
        stateOf={() => ({ progress })}
      />
    </Box>
  </Grid>
);
