import { timeZones } from 'server/contract/platform/company/time-zone-constants';
import { Box, Button } from 'shared-ui';
import { optionsFromList, PickerField, useFormikContext } from 'shared-ui/forms';
import { getDifferentBrowserZone } from '../../setup/different-browser-zone';
import { companyLabels, toPickerItem, type CompanyValues } from './company-values';

const useTimeZoneOptions = optionsFromList(timeZones.map(toPickerItem));

export const TimeZoneField = ({ stored }: { stored: string }) => {
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  const here = getDifferentBrowserZone(stored);
  return (
    <>
      <PickerField
        name="timeZone"
        label={companyLabels.timeZone}
        useOptions={useTimeZoneOptions}
        {...(here && { hint: `Your browser is in ${here}.` })}
        required
      />
      {here && values.timeZone?.label !== here ? (
        <Box>
          <Button
            onClick={() => void setFieldValue('timeZone', toPickerItem(here))}
          >{`Use ${here}`}</Button>
        </Box>
      ) : null}
    </>
  );
};
