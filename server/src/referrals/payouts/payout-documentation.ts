import {
  payoutActions,
  selectablePayoutReasons,
  payoutStateNames,
  payoutStates,
  type PayoutAction,
} from '../../../contract/referrals/payouts/payout-constants';
import { listRolesWith } from '../../platform/access/access-table';
import { payoutRules } from './payout.rule';

const payoutActionList: PayoutAction[] = Object.values(payoutActions);

const toMermaidName = (state: string): string => state.replaceAll('-', '_');

const drawStateDiagram = (): string =>
  [
    'stateDiagram-v2',
    ...payoutStateNames.map(
      (state) => `  state "${payoutStates[state].label}" as ${toMermaidName(state)}`,
    ),
    '  [*] --> waiting',
    '  waiting --> due: every rule is met',
    ...payoutActionList.flatMap(({ label, from, to }) =>
      from.map((state) => `  ${toMermaidName(state)} --> ${toMermaidName(to)}: ${label}`),
    ),
  ].join('\n');

const formatRoleName = (role: string): string => role.replaceAll('-', ' ');

/** Generated from the rules' tables for the documentation. */
export const createPayoutDocumentation = (): string => `# Payouts of referrals

Drawn from the server's tables: change \`payoutActions\` and \`payoutRules\`, then run \`npm run docs:payouts\`. Why it is so: [0051](adr/0051-compute-payout-eligibility-at-read-time.md), [0052](adr/0052-send-payouts-in-batches.md), [0084](adr/0084-pay-a-hire-once.md), [0087](adr/0087-keep-what-a-referral-is-judged-by.md).

## States

${payoutStateNames.map((state) => `- ${payoutStates[state].id}: ${payoutStates[state].label}`).join('\n')}

\`\`\`mermaid
${drawStateDiagram()}
\`\`\`

Waiting turns Due by itself, on the day that the last of its rules is met, and waits again when one is not.

## Who does what

${payoutActionList
  .map(({ label, permission, byBatch, needsRemark }) => {
    const how = byBatch ? 'by a batch' : `by hand${needsRemark ? ', with a remark' : ''}`;
    return `- ${label} (${how}): ${listRolesWith(permission).map(formatRoleName).join(', ')}`;
  })
  .join('\n')}

Approve is done by hand for single payouts and by a batch for all of its own. Nobody approves the payout of a referral of their own, nor of a person in whose hiring they took part at any time since the referral: as hiring manager, recruiting manager or recruiter, added to the job by name, or in its hiring team ([0087](adr/0087-keep-what-a-referral-is-judged-by.md)).

## Rules

A payout is due when all of these are met:

${Object.values(payoutRules)
  .map(({ label }) => `- ${label}`)
  .join('\n')}

What is paid for is the hire of a person for a job, once. Two records are one person when they are merged, or when they share the mailbox, or the phone number and a like name, until somebody says in Duplicate Records that they are two. Where more than 100 records may be one person, the payout waits. Of several referrals the setting of attribution chooses one. Where it counts for any job, the first promise for the person is paid for the hire, with the days, the status and the conflicts of interest of the hire. The others end, and wait again when nobody is hired any more. A payout that went out holds the hire until it is reversed.

A joining date before the application, or more than 365 days after it, is open until somebody who may approve confirms it with a remark, in the case file of the referral.

The reasons that can be given with a change: ${Object.values(selectablePayoutReasons).join('; ')}.
`;
