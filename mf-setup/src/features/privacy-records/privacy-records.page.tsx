import type { PrivacyRecord } from 'server/contract/privacy/report/privacy-record';
import { getPrivacyRecord } from 'server/contract/privacy/report/privacy-record.calls';
import { processingRecords } from 'server/contract/privacy/report/processing-constants';
import { requestKinds } from 'server/contract/privacy/requests/privacy-request-constants';
import {
  getRetentionRuns,
  retentionRuleCalls,
} from 'server/contract/privacy/retention/retention-rule.calls';
import type { RetentionRuleRecord } from 'server/contract/privacy/retention/retention-rule';
import { useRead } from 'shared-auth';
import { ErrorState, PageHead, Stack, Text } from 'shared-ui';
import { Part, PartOnItsWay } from 'shared-ui/page';
import { SettingsNav } from '../../general-settings/settings-nav';
import { renderDate } from '../../setup/render-date';
import { formatPeopleByRule } from '../../setup/list-by-rule';
import { useCompanyDays } from '../../setup/use-company-days';
import { FactsTable } from './facts-table';

/** Maximum of retention rules on this page; the page of retention rules lists all. */
const maxRules = 100;

const outcomes = { rejected: 'Rejected', withdrawn: 'Withdrawn', hired: 'Hired' } as const;

const exportedLists: Readonly<Record<string, string>> = {
  application: 'Applicants',
  referral: 'Referrals',
  'payable-referral': 'Payable referrals',
  'question-answer': 'Answers',
  'rejected-row': 'Rejected rows of an import',
};

const Rules = ({ rules }: { rules: readonly RetentionRuleRecord[] }) =>
  rules.length === 0 ? (
    <Text tone="second">No rule ends the keeping of applicants by itself.</Text>
  ) : (
    <FactsTable
      label="Rules"
      columns={['Rule', 'Outcome', 'Country', 'Source', 'Months']}
      rows={rules.map(({ name, outcome, country, source, keepMonths }) => [
        ...[name, outcomes[outcome], country ?? 'All', source ?? 'All', String(keepMonths)],
      ])}
    />
  );

const Runs = () => {
  const { momentAt } = useCompanyDays();
  const { data, error, reload } = useRead(getRetentionRuns, {});
  if (error)
    return <ErrorState title="The runs were not loaded" words={error.message} onRetry={reload} />;
  if (!data) return <PartOnItsWay facts={2} />;
  return data.data.length === 0 ? (
    <Text tone="second">No night has gone through the rules yet.</Text>
  ) : (
    <FactsTable
      label="Runs"
      columns={[
        'Begun',
        'Finished',
        'Anonymised',
        'By rule',
        'Of them sealed',
        'Past their day, left',
      ]}
      rows={data.data.map(({ startedAt, finishedAt, erased, ...run }) => [
        momentAt(startedAt),
        finishedAt ? momentAt(finishedAt) : 'Goes on',
        String(erased),
        ...[run.byRule, run.sealedByRule, run.leftByRule].map(formatPeopleByRule),
      ])}
    />
  );
};

const RulesInForce = () => {
  const { data, error, reload } = useRead(retentionRuleCalls.getMany, {
    query: { limit: maxRules },
  });
  if (error)
    return <ErrorState title="The rules were not loaded" words={error.message} onRetry={reload} />;
  return data ? <Rules rules={data.data.filter(({ isOn }) => isOn)} /> : <PartOnItsWay facts={2} />;
};

const Requests = ({ requests }: Pick<PrivacyRecord, 'requests'>) => (
  <FactsTable
    label="Figures of requests"
    columns={['Asked for', 'Asked', 'Done', 'Refused', 'Late', 'Half answered within']}
    rows={requests.map(({ kind, asked, answered, refused, late, medianDays }) => [
      ...[requestKinds[kind], String(asked), String(answered), String(refused), String(late)],
      medianDays === null ? 'No answer yet' : `${medianDays} days`,
    ])}
  />
);

const Exports = ({ exports }: Pick<PrivacyRecord, 'exports'>) =>
  exports.length === 0 ? (
    <Text tone="second">Nobody exported a list of applicants in the last year.</Text>
  ) : (
    <FactsTable
      label="List of exports"
      columns={['Day', 'Who', 'List', 'Applicants']}
      rows={exports.map(({ day, name, list, applicants }) => [
        ...[renderDate(day), name, exportedLists[list] ?? list, String(applicants)],
      ])}
    />
  );

export const PrivacyRecordsPage = () => {
  const { data, error, reload } = useRead(getPrivacyRecord, {});
  return (
    <>
      <SettingsNav />
      <PageHead
        title="Records of privacy"
        words="For auditors and data protection officers: what is done with applicants’ data, and what was done."
      />
      <Stack gap="4">
        <Part title="What is done with applicants’ data">
          <FactsTable
            label="Records of processing"
            columns={['Why', 'What', 'Who sees it', 'How long']}
            rows={processingRecords.map(({ purpose, what, who, storedFor }) => [
              ...[purpose, what, who, storedFor],
            ])}
          />
        </Part>
        <Part title="Rules in force">
          <RulesInForce />
        </Part>
        <Part title="Runs of the rules">
          <Runs />
        </Part>
        {error ? (
          <ErrorState title="The record was not loaded" words={error.message} onRetry={reload} />
        ) : null}
        {!data && !error ? <PartOnItsWay facts={4} /> : null}
        {data ? (
          <>
            <Part title="Requests of the last year">
              <Requests requests={data.data.requests} />
            </Part>
            <Part title="Exports of the last year">
              <Exports exports={data.data.exports} />
            </Part>
          </>
        ) : null}
      </Stack>
    </>
  );
};
