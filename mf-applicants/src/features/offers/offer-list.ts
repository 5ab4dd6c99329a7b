import type { Offer } from 'server/contract/interviews/offers/offer';
import { offerStates, offerStateNames } from 'server/contract/interviews/offers/offer-constants';
import { getOffers } from 'server/contract/interviews/offers/offer.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { jobFilterLookup } from '../../application/job-source';

export const offerList = defineList({
  reader: pageReader(getOffers),
  key: 'id',
  nameOf: ({ name }: Offer) => name,
  one: 'offer',
  many: 'offers',
  sorts: ['madeAt', 'expiresOn', 'startsOn', 'name'],
  fields: {
    state: addressField.choice(['', ...offerStateNames], ''),
    waiting: addressField.choice(['', '1'], ''),
    jobId: addressField.id,
  },
  filterOf: ({ state, waiting, jobId }) => ({
    ...(state && { state }),
    ...(waiting && { isWaitingForMe: true }),
    jobId,
  }),
  filters: [
    {
      ...{ kind: 'choice', field: 'state', label: 'State' },
      options: Object.entries({ '': 'All', ...offerStates }).map(([value, label]) => ({
        value,
        label,
      })),
    },
    {
      ...{ kind: 'choice', field: 'waiting', label: 'Approval' },
      options: [
        { value: '', label: 'Any' },
        { value: '1', label: 'Waiting for me' },
      ],
    },
    { kind: 'lookup', field: 'jobId', label: 'Jobs', source: jobFilterLookup },
  ],
});
