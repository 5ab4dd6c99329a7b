import type { ReactNode } from 'react';
import type { GeneralSettings } from 'server/contract/company/general-settings/general-settings';
import { getGeneralSettings } from 'server/contract/company/general-settings/general-settings.calls';
import { useRead } from 'shared-auth';
import { Box, ErrorState } from 'shared-ui';
import { PartOnItsWay } from 'shared-ui/page';

interface Props {
  /** Settings that were saved meanwhile. */
  saved: GeneralSettings | undefined;
  children: (stored: GeneralSettings) => ReactNode;
}

export const LoadedSettings = ({ saved, children }: Props) => {
  const { data, error, reload } = useRead(getGeneralSettings, {}, { fresh: true });
  const stored = saved ?? data?.data;
  return (
    <Box maxWidth="640px">
      {stored ? (
        children(stored)
      ) : error ? (
        <ErrorState
          title="The settings could not be loaded"
          words={error.message}
          onRetry={reload}
        />
      ) : (
        <PartOnItsWay facts={2} />
      )}
    </Box>
  );
};
