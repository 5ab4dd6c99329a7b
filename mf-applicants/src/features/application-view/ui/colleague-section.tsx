import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { getColleagueFacts } from '../facts';

interface Props {
  title: string;
  person: ApplicationRecord['hiringManager'] | undefined;
  nobody: string;
}

export const ColleagueSection = ({ title, person, nobody }: Props) => (
  <Part title={title}>
    {person ? <FactList facts={getColleagueFacts(person)} /> : <Text tone="second">{nobody}</Text>}
  </Part>
);
