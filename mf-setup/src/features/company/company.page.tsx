import { dateOrderNames } from 'server/contract/platform/company/company-constants';
import { useState } from 'react';
import { getCompany } from 'server/contract/platform/company/company.calls';
import { usePermission, useRead } from 'shared-auth';
import { Box, Card, ErrorState, PageHead, SafeImage } from 'shared-ui';
import { FactList, PartOnItsWay } from 'shared-ui/page';
import type { Company } from 'server/contract/platform/company/company';
import { SettingsNav } from '../../general-settings/settings-nav';
import { CompanyForm } from './company-form';
import { companyLabels } from './company-values';

const renderPicture = (address: string, name: string) =>
  address && <SafeImage src={address} alt={name} height="32px" fallback={null} />;

const CompanyView = ({ company }: { company: Company }) => (
  <Card p="5">
    <FactList
      facts={[
        { name: companyLabels.companyName, value: company.companyName },
        { name: companyLabels.timeZone, value: company.timeZone },
        { name: companyLabels.currency, value: company.currency },
        { name: companyLabels.dateOrder, value: dateOrderNames[company.dateOrder] },
        { name: companyLabels.logo, value: renderPicture(company.companyLogo, companyLabels.logo) },
        {
          name: companyLabels.favicon,
          value: renderPicture(company.companyFaviconIcon, companyLabels.favicon),
        },
      ]}
    />
  </Card>
);

export const CompanyPage = () => {
  const [saved, setSaved] = useState<Company>();
  const { data, error, reload } = useRead(getCompany, { params: { id: 1 } }, { fresh: true });
  const mayEdit = usePermission('company:edit').allowed;
  const company = saved ?? data?.data;
  return (
    <>
      <SettingsNav />
      <PageHead title="Company" words="Shown to everyone, and on the sign-in page." />
      <Box maxWidth="640px">
        {company && mayEdit ? (
          <CompanyForm key={saved?.version} stored={company} onSaved={setSaved} />
        ) : null}
        {company && !mayEdit ? <CompanyView company={company} /> : null}
        {!company && error ? (
          <ErrorState
            title="The company could not be loaded"
            words={error.message}
            onRetry={reload}
          />
        ) : null}
        {!company && !error ? <PartOnItsWay facts={4} /> : null}
      </Box>
    </>
  );
};
