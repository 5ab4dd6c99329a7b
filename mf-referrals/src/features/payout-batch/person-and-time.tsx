import type { PersonName } from 'server/contract/applicants/applications/application';
import { useCompanyDays } from '../../referral/use-company-days';
import { formatNameOrDash } from '../../referral/format';

interface Props {
  person: PersonName | null;
  at: string;
}

export const PersonAndTime = ({ person, at }: Props) => {
  const { momentAt } = useCompanyDays();
  return (
    <div>
      <bdi>{formatNameOrDash(person)}</bdi>
      <span>, </span>
      {momentAt(at)}
    </div>
  );
};
