import { useState } from 'react';
import type { Invitation, Person } from 'server/contract/identity/people/person';
import { invitePerson } from 'server/contract/identity/people/person.calls';
import { ApiError, send } from 'shared-auth';
import { useNewDraft } from 'shared-auth/drafts';
import { Box, PageHead } from 'shared-ui';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useNavigateTo } from 'shell/sdk/react';
import { useGoBack } from 'shell/sdk/record';
import { person, roles } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { readPersonByAddress } from './read-person-by-address';
import { KnownPersonNotice } from './known-person-notice';
import { InvitationLinkDialog } from './invitation-link-dialog';
import { PersonFields } from './person-fields';
import {
  toPersonBody,
  personLabels,
  newPersonSchema,
  emptyPerson,
  type PersonValues,
} from './person-values';

export const InvitePersonPage = () => {
  const [invitation, setInvitation] = useState<Invitation>();
  const [known, setKnown] = useState<Person>();
  const navigateTo = useNavigateTo();
  const draft = useNewDraft<PersonValues, Invitation>('person.invite');
  const form = useForm({
    initial: emptyPerson,
    schema: newPersonSchema,
    labels: personLabels,
    draft,
    save: async (values, key = '') => {
      const headers = { 'Idempotency-Key': key };
      try {
        return (await send(invitePerson, { body: toPersonBody(values), headers })).data;
      } catch (reason) {
        if (reason instanceof ApiError && reason.fields.email !== undefined)
          setKnown(await readPersonByAddress(values.email));
        throw reason;
      }
    },
    refusal: 'The person was not added.',
    goOn: setInvitation,
  });
  return (
    <>
      <SettingsNav />
      <Box maxWidth="640px">
        <PageHead title="Invite a person" words="They get a link by which they come in." />
        {known ? <KnownPersonNotice person={known} /> : null}
        <PageForm form={form} submitLabel="Invite" onCancel={useGoBack({ to: roles })}>
          <PersonFields />
        </PageForm>
      </Box>
      {invitation ? (
        <InvitationLinkDialog
          invitation={invitation}
          name="the new person"
          onClose={() => navigateTo({ to: person, params: { id: invitation.personId } })}
        />
      ) : null}
    </>
  );
};
