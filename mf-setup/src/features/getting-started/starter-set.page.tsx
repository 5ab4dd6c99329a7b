import type {
  StarterChoice,
  StarterSet,
} from 'server/contract/console/getting-started/getting-started';
import {
  parts,
  type StarterPart,
} from 'server/contract/console/getting-started/getting-started-constants';
import {
  createStarterSet,
  getStarterSet,
} from 'server/contract/console/getting-started/getting-started.calls';
import { useRead, useWrite } from 'shared-auth';
import { Box, Card, ErrorState, PageHead, Stack } from 'shared-ui';
import { yup, type PickerItem } from 'shared-ui/forms';
import { PartOnItsWay } from 'shared-ui/page';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useNavigateTo } from 'shell/sdk/react';
import { useGoBack } from 'shell/sdk/record';
import { gettingStarted } from '../../../contract';
import { starterPartTitles, StarterPartField } from './starter-part-field';
import { starterReferralLabels } from './starter-referrals';

type Values = Record<StarterPart, boolean> & {
  amount: number | '';
  releaseDays: string;
  excludedDesignationId: readonly PickerItem[];
};

const toReferralRules = ({ amount, releaseDays, excludedDesignationId }: Values) => ({
  amount: Number(amount),
  releaseDays: Number(releaseDays) as NonNullable<StarterChoice['releaseDays']>,
  excludedDesignationId: excludedDesignationId.map(({ id }) => Number(id)),
});

const schema = yup
  .object({
    amount: yup
      .number()
      .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
      .typeError('Enter a number.')
      .min(0, 'Enter a number not below 0')
      .max(1_000_000_000, 'Enter a number not above 1000000000')
      .when('referrals', {
        is: true,
        then: (amount) => amount.required('Enter what a referral pays, or leave referrals out.'),
      }),
  })
  .test('some', function someChosen(values) {
    const isSome = parts.some((part) => (values as Partial<Values>)[part]);
    return isSome || this.createError({ path: parts[0], message: 'Choose at least one part.' });
  });

const StarterForm = ({ set }: { set: StarterSet }) => {
  const { send } = useWrite(createStarterSet);
  const navigateTo = useNavigateTo();
  const releaseDays = set.find(({ part }) => part === 'referrals')?.releaseDays;
  const chosenAtFirst = set.map(({ part, stands }) => [part, !stands]);
  const form = useForm<Values, unknown>({
    initial: {
      ...(Object.fromEntries(chosenAtFirst) as Values),
      ...{ amount: '', releaseDays: String(releaseDays ?? ''), excludedDesignationId: [] },
    },
    schema,
    labels: { ...starterPartTitles, ...starterReferralLabels },
    save: (values) => {
      const part = parts.filter((each) => values[each]);
      return send({ body: { part, ...(values.referrals && toReferralRules(values)) } });
    },
    refusal: 'The starter set was not created.',
    goOn: () => navigateTo({ to: gettingStarted }),
  });
  return (
    <PageForm
      form={form}
      submitLabel="Create what is chosen"
      onCancel={useGoBack({ to: gettingStarted })}
    >
      <Stack gap="4">
        {set.map((offered) => (
          <Card key={offered.part} p="5">
            <StarterPartField offered={offered} />
          </Card>
        ))}
      </Stack>
    </PageForm>
  );
};

export const StarterSetPage = () => {
  const { data, error, reload } = useRead(getStarterSet, {}, { fresh: true });
  return (
    <Box maxWidth="720px">
      <PageHead
        title="Starter set"
        words="Choose what you want to begin with. Everything can be renamed, changed and deleted later."
      />
      {data ? <StarterForm set={data.data} /> : null}
      {!data && error ? (
        <ErrorState
          title="The starter set could not be loaded"
          words={error.message}
          onRetry={reload}
        />
      ) : null}
      {!data && !error ? <PartOnItsWay facts={4} /> : null}
    </Box>
  );
};
