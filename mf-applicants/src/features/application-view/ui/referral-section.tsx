import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { getReferralFacts } from '../facts';

const describeReferral = ({ candidateReferral }: ApplicationRecord): string =>
  candidateReferral === undefined
    ? 'Your role does not see who referred an applicant.'
    : 'Nobody referred this applicant.';

export const ReferralSection = ({ application }: { application: ApplicationRecord }) => (
  <Part title="Referral Information">
    {application.candidateReferral ? (
      <FactList facts={getReferralFacts(application.candidateReferral, application)} />
    ) : (
      <Text tone="second">{describeReferral(application)}</Text>
    )}
  </Part>
);
