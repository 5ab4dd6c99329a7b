import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { Person } from 'server/contract/identity/people/person';
import {
  getSignInAccounts,
  removeSignInAccount,
  updatePerson,
} from 'server/contract/identity/people/person.calls';
import type { SignInAccounts } from 'server/contract/identity/people/sign-in-account';
import { useRead, useWrite } from 'shared-auth';
import { Box, Button, ConfirmDialog, Flex, notify, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../../setup/use-company-days';

type Account = SignInAccounts['accounts'][number];

interface Props {
  person: Person;
  onChanged: (person: Person) => void;
}

const DoubtedAddress = ({ person: { personId: id, name, email, version }, onChanged }: Props) => {
  const { send } = useWrite(updatePerson);
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    onChanged((await send({ params: { id }, body: { email, version } })).data);
    notify.success(messages.submitted);
  };
  return (
    <Box mb="3">
      <Text mb="2">
        {`Another system wrote ${email} here. Until you confirm that it is theirs, nobody comes in by it for the first time.`}
      </Text>
      <Button onClick={() => setAsking(true)}>Confirm the address</Button>
      <ConfirmDialog
        open={isAsking}
        title={`Confirm ${email}`}
        words={`Whoever has this address at your company’s provider comes in as ${name}, with the roles above.`}
        confirmLabel="It is theirs"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
};

export const SignInAccountsSection = (props: Props) => {
  const { personId: id, name } = props.person;
  const { dayAt } = useCompanyDays();
  const { data, error } = useRead(getSignInAccounts, { params: { id } });
  const { send } = useWrite(removeSignInAccount);
  const [leaving, setLeaving] = useState<Account>();
  const { accounts = [], isAddressDoubted = false } = data?.data ?? {};
  if (!error && accounts.length === 0 && !isAddressDoubted) return null;
  const remove = async () => {
    await send({ params: { id, provider: leaving?.provider ?? '' } });
    notify.success(messages.submitted);
  };
  return (
    <Part title="Company accounts">
      {error ? <Text tone="bad">{`This could not be read. ${error.message}`}</Text> : null}
      {isAddressDoubted ? <DoubtedAddress {...props} /> : null}
      {accounts.map((account) => (
        <Flex key={account.provider} align="center" justify="space-between" gap="3" py="2">
          <Box minWidth="0">
            <Text fontWeight={550}>{account.name}</Text>
            <Text tone="second">
              <span>Since </span>
              {dayAt(account.since)}
            </Text>
          </Box>
          <Button
            aria-label={`Take off the account of ${account.name}`}
            onClick={() => setLeaving(account)}
          >
            Take off
          </Button>
        </Flex>
      ))}
      <ConfirmDialog
        open={leaving !== undefined}
        title={`Take the account of ${leaving?.name ?? ''} off ${name}`}
        words="The sessions that it opened end at once, and the roles that its groups gave go. The next account there with their address is theirs."
        confirmLabel="Take it off"
        danger
        onConfirm={remove}
        onClose={() => setLeaving(undefined)}
      />
    </Part>
  );
};
