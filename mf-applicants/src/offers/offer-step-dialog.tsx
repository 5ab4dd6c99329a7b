import type { Offer } from 'server/contract/interviews/offers/offer';
import { Dialog, Stack, Text } from 'shared-ui';
import { TextAreaField, yup } from 'shared-ui/forms';
import { PanelForm, useForm } from 'shell/sdk/forms';
import { leaveThen } from 'shell/sdk/react';
import { offerSteps, type OfferStepName } from './offer-steps';

interface Props {
  offer: Offer;
  name: OfferStepName;
  onClose: () => void;
}

const maxNote = 1_000;

export const OfferStepDialog = ({ offer, name, onClose }: Props) => {
  const { label, words, hasNote, noteRequired, run } = offerSteps[name];
  const text = yup.string().trim().max(maxNote, 'Use at most 1,000 characters.');
  const noteLabel = name === 'withdraw' ? 'Reason' : 'Note';
  const form = useForm({
    initial: { note: '' },
    schema: yup.object({ note: noteRequired ? text.required(noteRequired) : text }),
    labels: { note: noteLabel },
    fieldOf: () => 'note',
    save: ({ note }) => run(offer, note.trim()),
    refusal: 'Nothing was changed.',
    goOn: onClose,
  });
  return (
    <Dialog open title={`${label}: offer to ${offer.name}`} onClose={() => void leaveThen(onClose)}>
      <PanelForm form={form} submitLabel={label} onCancel={onClose}>
        <Stack gap="4">
          <Text>{words}</Text>
          {hasNote ? (
            <TextAreaField
              name="note"
              label={noteLabel}
              rows={3}
              maxLength={maxNote}
              required={noteRequired !== undefined}
            />
          ) : null}
        </Stack>
      </PanelForm>
    </Dialog>
  );
};
