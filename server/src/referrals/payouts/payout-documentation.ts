import {
  payoutActions,
  selectablePayoutReasons,
  payoutStateNames,
  payoutStates,
  type PayoutAction,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import { listRolesWithPermission } from '../../platform/access/access-table';
import { payoutRules } from './payout.rule';

const payoutActionList: PayoutAction[] = Object.values(payoutActions);

const toMermaidName = (state: PayoutState): string =>
  payoutStates[state].label.replaceAll(' ', '_');

const drawStateDiagram = (): string =>
  [
    'stateDiagram-v2',
    ...payoutStateNames
      .filter((state) => toMermaidName(state) !== payoutStates[state].label)
      .map((state) => `  state "${payoutStates[state].label}" as ${toMermaidName(state)}`),
    `  [*] --> ${toMermaidName('waiting')}`,
    `  ${toMermaidName('waiting')} --> ${toMermaidName('due')}: every rule is met`,
    ...payoutActionList.flatMap(({ label, from, to }) =>
      from.map((state) => `  ${toMermaidName(state)} --> ${toMermaidName(to)}: ${label}`),
    ),
  ].join('\n');

const formatRoleName = (role: string): string => role.replaceAll('-', ' ');

const describePerformers = ({ permission, byBatch, needsRemark }: PayoutAction): string => {
  const how = byBatch ? 'by a batch' : `by hand${needsRemark ? ', with a remark' : ''}`;
  return `(${how}): ${listRolesWithPermission(permission).map(formatRoleName).join(', ')}`;
};

const listActionsByPerformers = (): string =>
  [...new Set(payoutActionList.map(describePerformers))]
    .map((performers) => {
      const actions = payoutActionList.filter(
        (action) => describePerformers(action) === performers,
      );
      return `- ${actions.map(({ label }) => label).join(', ')} ${performers}`;
    })
    .join('\n');

export const createPayoutDocumentation = (): string => `# Payouts of referrals

Drawn from the server's tables: change \`payoutActions\` and \`payoutRules\`, then run \`npm run docs:payouts\`. Why it is so: [0051](adr/0051-compute-payout-eligibility-at-read-time.md), [0052](adr/0052-pay-a-hire-once-in-batches.md).

## States

\`\`\`mermaid
${drawStateDiagram()}
\`\`\`

Waiting turns Due by itself, on the day that the last of its rules is met, and waits again when one is not.

## Who does what

${listActionsByPerformers()}

Approve is done by hand for single payouts and by a batch for all of its own. Nobody approves the payout of a referral of their own, nor of a person in whose hiring they took part at any time since: as hiring manager, recruiting manager or recruiter, added to the job by name, or in its team ([0051](adr/0051-compute-payout-eligibility-at-read-time.md)).

## Rules

A payout is due when all of these are met:

${Object.values(payoutRules)
  .map(({ label }) => `- ${label}`)
  .join('\n')}

What is paid for is the hire of a person for a job, once. Two records are one person when they are merged, or when they share the mailbox, or the phone number and a like name, until somebody says in Duplicate Records that they are two. Where more than 100 records may be one person, the payout waits. Of several referrals the setting of attribution chooses one. Where it counts for any job, the first promise for the person is paid for the hire, with the days, the status and the conflicts of interest of the hire. The others end, and wait again when nobody is hired any more. A payout that went out holds the hire until it is reversed.

A joining date before the application, or more than 365 days after it, is open until somebody who may approve confirms it with a remark, in the case file of the referral.

The reasons that can be given with a change: ${Object.values(selectablePayoutReasons).join('; ')}.
`;
