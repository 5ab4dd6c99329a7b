import type { Person } from 'server/contract/identity/people/person';
import { updatePerson } from 'server/contract/identity/people/person.calls';
import { useWrite } from 'shared-auth';
import { PageForm, useRecordForm } from 'shell/sdk/forms';
import { PersonFields } from './person-fields';
import {
  toPersonBody,
  personLabels,
  personSchema,
  toPersonValues,
  type PersonValues,
} from './person-values';

interface Props {
  stored: Person;
  onSaved: (person: Person) => void;
}

export const PersonForm = ({ stored, onSaved }: Props) => {
  const { send } = useWrite(updatePerson);
  const form = useRecordForm({
    record: stored,
    valuesOf: toPersonValues,
    schema: personSchema,
    labels: personLabels,
    save: async (values: PersonValues, { version }) =>
      (await send({ params: { id: stored.personId }, body: { ...toPersonBody(values), version } }))
        .data,
    refusal: 'The person was not saved.',
    goOn: onSaved,
  });
  return (
    <PageForm form={form} submitLabel="Save">
      <PersonFields given={stored.givenRoles} everyone={stored.everyoneRole} />
    </PageForm>
  );
};
