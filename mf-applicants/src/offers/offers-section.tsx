import { roleNames } from 'server/contract/identity/people/role-constants';
import type { Offer, OfferApproval } from 'server/contract/interviews/offers/offer';
import { openOfferStates } from 'server/contract/interviews/offers/offer-constants';
import { getOffers } from 'server/contract/interviews/offers/offer.calls';
import { usePermission, useRead } from 'shared-auth';
import { Box, Button, Skeleton, Stack, Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { openPanel } from 'shell/sdk/react';
import { offerForm } from '../../contract/interviews';
import { renderDate } from '../application/render-date';
import { useCompanyDays } from '../application/use-company-days';
import { formatPay } from './format-pay';
import { OfferActions } from './offer-actions';
import { OfferStateDot } from './offer-state-dot';

const maxShown = 10;

const describeApproval = ({ role, by, isApproved }: OfferApproval): string => {
  if (!by) return `${roleNames[role]}: waits`;
  return `${roleNames[role]}: ${isApproved === true ? 'approved' : 'given back'} by ${by.name}`;
};

const Approvals = ({ approvals }: Pick<Offer, 'approvals'>) => (
  <Box as="ul" listStyleType="none" aria-label="Approval" mt="2">
    {approvals.map((approval, place) => (
      // The order of approvals never changes, so the index is a safe key.
      <Box as="li" key={`${place}-${approval.role}`}>
        <Text size="sm">{describeApproval(approval)}</Text>
        {approval.note === '' ? null : (
          <Text size="sm" tone="second" overflowWrap="anywhere">
            {approval.note}
          </Text>
        )}
      </Box>
    ))}
  </Box>
);

const ShownOffer = ({ offer }: { offer: Offer }) => {
  const { momentAt } = useCompanyDays();
  const { state, number, signedName, closedAt, reason, madeBy, madeAt } = offer;
  return (
    <Box
      as="li"
      py="3"
      borderBottomWidth="1px"
      borderColor="line"
      _first={{ pt: 0 }}
      _last={{ borderBottom: 0, pb: 0 }}
    >
      <OfferStateDot state={state} />
      <Box mt="2">
        <FactList
          facts={[
            { name: 'Position', value: offer.position },
            { name: 'Pay', value: formatPay(offer) },
            { name: 'Start', value: renderDate(offer.startsOn) },
            { name: 'Answer by', value: renderDate(offer.expiresOn) },
          ]}
        />
      </Box>
      <Approvals approvals={offer.approvals} />
      {signedName === '' || closedAt === null ? null : (
        <Text size="sm" mt="2">
          <span>{`Signed ${signedName}, `}</span>
          <span>{momentAt(closedAt)}</span>
        </Text>
      )}
      {reason === '' ? null : (
        <Text size="sm" tone="second" mt="2" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
      <Text size="sm" tone="third" mt="2">
        <span>{`Version ${number}, made by ${madeBy.name}, `}</span>
        <span>{momentAt(madeAt)}</span>
      </Text>
      <OfferActions offer={offer} />
    </Box>
  );
};

const OwnOffers = ({ applicantId }: { applicantId: number }) => {
  const { data, error, reload } = useRead(getOffers, { query: { applicantId, limit: maxShown } });
  const { offer } = usePermission('offer:make');
  const offers = data?.data ?? [];
  const hasOpen = offers.some(
    ({ state }) => state === 'accepted' || openOfferStates.some((open) => open === state),
  );
  return (
    <Part title="Offer">
      {error ? (
        <Button size="sm" onClick={reload}>
          The offers could not be loaded. Try again
        </Button>
      ) : null}
      {!data && !error ? <Skeleton height="48px" /> : null}
      {data?.data.length === 0 ? <Text tone="second">No offer was made yet.</Text> : null}
      <Stack as="ul" gap="0">
        {offers.map((one) => (
          <ShownOffer key={one.id} offer={one} />
        ))}
      </Stack>
      {data && !hasOpen ? (
        <Box mt="3">
          <Button size="sm" {...offer()} onClick={() => void openPanel(offerForm, { applicantId })}>
            Make an Offer
          </Button>
        </Box>
      ) : null}
    </Part>
  );
};

export const OffersSection = ({ applicantId }: { applicantId: number }) =>
  usePermission('offer:view').allowed ? <OwnOffers applicantId={applicantId} /> : null;
