import { jobs } from 'mf-jobs/contract';
import { messages } from 'server/contract/messages';
import type { SlabRow } from 'server/contract/referrals/referral-rules/slab';
import { slabCalls } from 'server/contract/referrals/referral-rules/slab.calls';
import { yup, type PickerItem } from 'shared-ui/forms';
import { isShared } from '../../setup/is-shared';
import type { SetupRows } from '../../setup/use-setup-rows';

const labels = {
  slug: 'Referral Slab',
  department: 'Department',
  designation: 'Position',
  amount: 'Amount',
};

interface Values {
  slug: string;
  department: PickerItem | null;
  designation: PickerItem | null;
  amount: number | '';
}

const schema: SetupRows<Values, SlabRow>['schema'] = ({ isNew, others }) => {
  const missing = isNew ? messages.slab.required : messages.slab.incomplete;
  return yup.object({
    slug: yup
      .string()
      .trim()
      .required(missing)
      .max(100, 'Use at most 100 characters.')
      .test(
        'unique',
        messages.slab.taken,
        (slug) =>
          !isShared(
            slug,
            others.map((other) => other.slug),
          ),
      ),
    amount: yup
      .number()
      .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
      .typeError('Enter a number.')
      .required(missing)
      .min(0, 'Enter a number not below 0')
      .max(1_000_000_000, 'Enter a number not above 1000000000'),
  });
};

export const slabRows: SetupRows<Values, SlabRow> = {
  calls: slabCalls,
  edit: 'setup:edit-referral',
  usedIn: { job: (id) => ({ to: jobs, search: { job: 'all', slab: id } }) },
  empty: { slug: '', department: null, designation: null, amount: '' },
  valuesOf: ({ slug, department, designation, amount }) => ({
    slug,
    department: department && { id: department.departmentId, label: department.departmentName },
    designation: designation && { id: designation.designationId, label: designation.designation },
    amount: amount ?? '',
  }),
  bodyOf: ({ slug, department, designation, amount }) => ({
    slug,
    departmentId: department?.id ?? null,
    designationId: designation?.id ?? null,
    amount,
  }),
  labels,
  schema,
};
