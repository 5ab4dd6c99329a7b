import {
  getGeneralSettings,
  getStatusesWithoutProcess,
  getStatusesWithProcess,
  updateGeneralSettings,
} from 'server/contract/company/general-settings/general-settings.calls';
import type { GeneralSettings } from 'server/contract/company/general-settings/general-settings';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { Box, ErrorState, Stack } from 'shared-ui';
import { SelectField, useField, yup } from 'shared-ui/forms';
import { PartOnItsWay } from 'shared-ui/page';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { PayableEffectText } from './payable-effect-text';

export const defaultStatusProcesses = {
  without: {
    statuses: getStatusesWithoutProcess,
    begin: 'withoutHiringProcessId',
    payable: 'withoutPayableStatusId',
  },
  with: {
    statuses: getStatusesWithProcess,
    begin: 'withHiringProcessId',
    payable: 'withPayableStatusId',
  },
} as const;
export type ProcessKind = keyof typeof defaultStatusProcesses;

interface Values {
  begin: string;
  payable: string;
}

const labels = {
  begin: 'Default Applicant Status',
  payable: 'Payable Employee Status',
} as const;

const allStatusesValue = 'all';
const toFieldValue = (id: number | null): string => (id === null ? allStatusesValue : String(id));
const parseFieldValue = (value: string): number | null =>
  value === allStatusesValue ? null : Number(value);

const chosenStatusSchema = yup.string().required('Choose a status, or All.');
const schema = yup.object({ begin: chosenStatusSchema, payable: chosenStatusSchema });

const EffectOfSave = ({ kind }: { kind: ProcessKind }) => {
  const [, { value, initialValue }] = useField<string>('payable');
  return value === initialValue ? null : <PayableEffectText kind={kind} />;
};

interface Props {
  kind: ProcessKind;
  stored: GeneralSettings;
  onSaved: (settings: GeneralSettings) => void;
}

const DefaultsFields = ({ kind, stored, onSaved }: Props) => {
  const { statuses, begin, payable } = defaultStatusProcesses[kind];
  const { data } = useRead(statuses, {});
  const { send } = useWrite(updateGeneralSettings);
  const { offer } = usePermission('setup:edit-hiring');
  const form = useRecordForm({
    record: stored,
    valuesOf: (settings: GeneralSettings): Values => ({
      begin: toFieldValue(settings[begin]),
      payable: toFieldValue(settings[payable]),
    }),
    schema,
    labels,
    fieldOf: (name: string) => (name === begin ? 'begin' : name === payable ? 'payable' : name),
    save: async (values: Values, { version }) =>
      (
        await send({
          body: {
            [begin]: parseFieldValue(values.begin),
            [payable]: parseFieldValue(values.payable),
            version,
          },
        })
      ).data,
    refusal: 'The settings were not saved.',
    goOn: onSaved,
  });
  const options = [
    { value: allStatusesValue, label: 'All' },
    ...(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <PageForm form={form} submitLabel="Save" disabledReason={offer().disabledReason}>
      <Stack gap="4">
        <SelectField
          name="begin"
          label={labels.begin}
          hint="Where applicants begin from now on. With All they begin where their job says."
          options={options}
        />
        <SelectField
          name="payable"
          label={labels.payable}
          hint="The status with which whoever refers an applicant from now on can be paid."
          options={options}
        />
        <EffectOfSave kind={kind} />
      </Stack>
    </PageForm>
  );
};

export const DefaultsForm = ({
  kind,
  saved,
  onSaved,
}: Pick<Props, 'kind' | 'onSaved'> & { saved: GeneralSettings | undefined }) => {
  const { data, error, reload } = useRead(getGeneralSettings, {}, { fresh: true });
  const stored = saved ?? data?.data;
  return (
    <Box maxWidth="640px">
      {stored ? (
        <DefaultsFields key={saved?.version} kind={kind} stored={stored} onSaved={onSaved} />
      ) : error ? (
        <ErrorState
          title="The settings could not be loaded"
          words={error.message}
          onRetry={reload}
        />
      ) : (
        <PartOnItsWay facts={2} />
      )}
    </Box>
  );
};
