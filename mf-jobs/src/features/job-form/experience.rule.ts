interface ExperienceYears {
  least: number | null;
  most: number | null;
}

const toRangeOptions = (ranges: readonly string[]) =>
  ranges.map((range) => ({ value: range, label: range }));

export const createExperienceOptions = toRangeOptions(['0-3', '3-5', '5-8', '8-10', '10+']);

export const editExperienceOptions = toRangeOptions([
  ...['0-3', '3-5', '5-8', '8-10'],
  ...['10-12', '12-15', '15-17'],
]);

export const parseExperienceYears = (range: string): ExperienceYears => {
  const [least, most] = range.split(/[-+]/);
  return { least: least ? Number(least) : null, most: most ? Number(most) : null };
};

export const formatExperienceYears = ({ least, most }: ExperienceYears): string => {
  if (least === null) return most === null ? '' : `0-${String(most)}`;
  return most === null ? `${String(least)}+` : `${String(least)}-${String(most)}`;
};
