import { memo } from 'react';
import { Box, Text, TextInput } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { useDepartmentHead } from '../../../job/job-lookups';
import type { JobValues } from '../job-values';

interface DepartmentHeadNameProps {
  head: string;
  placeholder: string;
}

const DepartmentHeadName = memo(({ head, placeholder }: DepartmentHeadNameProps) => (
  <Box as="label" display="block" minWidth="0">
    <Text as="span" display="block" mb="1.5" fontWeight={500}>
      Department Head
    </Text>
    <TextInput readOnly bg="hover" value={head} placeholder={placeholder} />
  </Box>
));

/** Shows the head of the chosen department, who is edited with the department and not with the job. */
export const DepartmentHead = () => {
  const { departmentId } = useFormikContext<JobValues>().values;
  const head = useDepartmentHead(departmentId ? Number(departmentId.id) : undefined);
  return (
    <DepartmentHeadName
      head={head ?? ''}
      placeholder={departmentId ? 'None is named' : 'Follows from the department'}
    />
  );
};
