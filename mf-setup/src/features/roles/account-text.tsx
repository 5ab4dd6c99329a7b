import type { ReactNode } from 'react';
import type { Person } from 'server/contract/identity/people/person';
import { useCompanyDays } from '../../setup/use-company-days';

interface Props {
  person: Person;
  otherwise?: string;
}

const SentenceWithDay = ({ words, day }: { words: string; day: ReactNode }) => (
  <>
    <span>{`${words} `}</span>
    {day}
    <span>.</span>
  </>
);

const isPast = (moment: string): boolean => Date.parse(moment) < Date.now();

export const AccountText = ({ person, otherwise }: Props) => {
  const { dayAt } = useCompanyDays();
  const { state, invitedAt, invitedUntil, lastSignIn } = person;
  if (state === 'invited' && invitedAt && invitedUntil) {
    return (
      <>
        <SentenceWithDay words="Invited" day={dayAt(invitedAt)} />
        <SentenceWithDay
          words={isPast(invitedUntil) ? ' The link ended' : ' The link works until'}
          day={dayAt(invitedUntil)}
        />
      </>
    );
  }
  if (lastSignIn) return <SentenceWithDay words="Last sign-in" day={dayAt(lastSignIn)} />;
  const words = state === 'active' ? 'Has not signed in yet.' : otherwise;
  return words === undefined ? null : <span>{words}</span>;
};
