export const experienceOptions = [
  { value: '0', label: 'Fresher' },
  ...Array.from({ length: 10 }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? '1 Year' : `${index + 1} Years`,
  })),
];
