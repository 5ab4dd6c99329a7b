import type { Offer } from 'server/contract/interviews/offers/offer';
import { Button, EmptyState, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { leadTo, Link, useDestination } from 'shell/sdk/react';
import { applicantDetail, applications } from '../../../contract';
import { renderDate } from '../../application/render-date';
import { formatPay } from '../../offers/format-pay';
import { OfferActions } from '../../offers/offer-actions';
import { OfferStateDot } from '../../offers/offer-state-dot';
import { offerList } from './offer-list';

const columns: Column<Offer>[] = [
  {
    ...{ id: 'name', header: 'Applicant', narrow: 'title', sortable: true, least: 150, share: 2 },
    cell: ({ applicantId, name }) => (
      <Link to={applicantDetail} params={{ id: applicantId }}>
        {name}
      </Link>
    ),
  },
  {
    ...{ id: 'position', header: 'Position', narrow: 'line', least: 150, share: 2 },
    cell: ({ position, jobTitle }) => <RowTitle title={position} second={jobTitle} />,
  },
  {
    ...{ id: 'pay', header: 'Pay', narrow: 'line', least: 170, share: 1 },
    cell: formatPay,
  },
  {
    ...{ id: 'startsOn', header: 'Start', sortable: true, least: 110 },
    cell: ({ startsOn }) => renderDate(startsOn),
  },
  {
    ...{ id: 'expiresOn', header: 'Answer by', sortable: true, least: 110 },
    cell: ({ expiresOn }) => renderDate(expiresOn),
  },
  {
    ...{ id: 'state', header: 'State', narrow: 'line', least: 180 },
    cell: ({ state }) => <OfferStateDot state={state} />,
  },
  {
    ...{ id: 'steps', header: 'Next step', narrow: 'line', least: 210, share: 1, wraps: true },
    cell: (offer) => <OfferActions offer={offer} isShort />,
  },
];

export const OffersPage = () => {
  const list = useList(offerList);
  const back = useDestination({ to: applications });
  return (
    <>
      <PageHead
        title="Offers"
        words="What was offered to whom, what waits for an approval, and what became of it."
        actions={<Button {...leadTo(back)}>Applicants</Button>}
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Offers"
        columns={columns}
        empty={
          <EmptyState
            title="No offer yet"
            words="An offer is made on the page of its applicant, in the section Offer."
          />
        }
      />
    </>
  );
};

OffersPage.beginReading = offerList.beginReading;
