import { useState } from 'react';
import type { Offer } from 'server/contract/interviews/offers/offer';
import { download, usePermission } from 'shared-auth';
import { Button, Flex } from 'shared-ui';
import { notifyFailure, openPanel } from 'shell/sdk/react';
import { offerForm } from '../../contract/interviews';
import { OfferStepDialog } from './offer-step-dialog';
import { offerStepNames, offerSteps, type OfferStepName } from './offer-steps';

const editable = ['draft', 'waiting', 'approved'];

interface Props {
  offer: Offer;
  /** For rows of a list: hides Edit and the document, shows only changes of the offer's state. */
  isShort?: true;
}

export const OfferActions = ({ offer, isShort }: Props) => {
  const [open, setOpen] = useState<OfferStepName>();
  const may = {
    'offer:make': usePermission('offer:make').allowed,
    'offer:approve': usePermission('offer:approve').allowed,
  };
  const { applicantId, id, fileId, state } = offer;
  const steps = offerStepNames.filter(
    (name) => may[offerSteps[name].right] && offerSteps[name].isOpen(offer),
  );
  return (
    <Flex gap="2" flexWrap="wrap" mt={isShort ? 0 : 3}>
      {steps.map((name) => (
        <Button
          key={name}
          size="sm"
          {...(offerSteps[name].isMain && { variant: 'main' })}
          onClick={() => setOpen(name)}
        >
          {offerSteps[name].label}
        </Button>
      ))}
      {!isShort && may['offer:make'] && editable.includes(state) ? (
        <Button size="sm" onClick={() => void openPanel(offerForm, { applicantId, offerId: id })}>
          Edit
        </Button>
      ) : null}
      {isShort || fileId === null ? null : (
        <Button
          size="sm"
          onClick={() =>
            void download({ kind: 'file', fileId }).catch(
              notifyFailure('The download did not start.'),
            )
          }
        >
          Document
        </Button>
      )}
      {open === undefined ? null : (
        <OfferStepDialog offer={offer} name={open} onClose={() => setOpen(undefined)} />
      )}
    </Flex>
  );
};
