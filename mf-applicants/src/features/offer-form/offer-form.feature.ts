import type { Feature } from 'shell/sdk/define';
import { offerForm } from '../../../contract/interviews';

export const offerFormFeature: Feature = {
  panels: {
    OfferFormPanel: { id: offerForm, title: 'Offer', width: 440, can: 'offer:make' },
  },
};
