import { timeZones } from 'server/contract/platform/company/time-zone-constants';
import { Box, Button } from 'shared-ui';
import { optionsFromList, PickerField, useFormikContext } from 'shared-ui/forms';
import { getOtherZone } from '../../setup/browser-zone';
import { labels, named, type CompanyValues } from './company-values';

const useZones = optionsFromList(timeZones.map(named));

export const ZoneField = ({ stored }: { stored: string }) => {
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  const here = getOtherZone(stored);
  return (
    <>
      <PickerField
        name="timeZone"
        label={labels.timeZone}
        useOptions={useZones}
        {...(here && { hint: `Your browser is in ${here}.` })}
        required
      />
      {here && values.timeZone?.label !== here ? (
        <Box>
          <Button
            onClick={() => void setFieldValue('timeZone', named(here))}
          >{`Use ${here}`}</Button>
        </Box>
      ) : null}
    </>
  );
};
