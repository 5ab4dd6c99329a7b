import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { referralFacts } from '../facts';

const wordsFor = ({ candidateReferral }: ApplicationRecord): string =>
  candidateReferral === undefined
    ? 'Your role does not see who referred an applicant.'
    : 'Nobody referred this applicant.';

export const ReferralPart = ({ application }: { application: ApplicationRecord }) => (
  <Part title="Referral Information">
    {application.candidateReferral ? (
      <FactList facts={referralFacts(application.candidateReferral, application)} />
    ) : (
      <Text tone="second">{wordsFor(application)}</Text>
    )}
  </Part>
);
