import type { PersonName } from 'server/contract/applicants/applications/application';
import { useCompanyDays } from '../../referral/use-company-days';
import { nameOrDash } from '../../referral/words';

interface Props {
  person: PersonName | null;
  at: string;
}

export const Deed = ({ person, at }: Props) => {
  const { momentAt } = useCompanyDays();
  return (
    <div>
      <bdi>{nameOrDash(person)}</bdi>
      <span>, </span>
      {momentAt(at)}
    </div>
  );
};
