import { Box, Flex, Letters, Link, SafeImage } from 'shared-ui';
import { useCompany } from 'shared-auth';

const CompanyInitial = ({ name }: { name: string }) => (
  <Box
    as="span"
    display="grid"
    flexShrink={0}
    placeItems="center"
    width="26px"
    height="26px"
    borderRadius="md"
    bg="accent"
    color="accentInk"
    fontSize="13px"
    fontWeight="700"
  >
    <Letters letters={name.charAt(0)} />
  </Box>
);

export const CompanyBrand = () => {
  const company = useCompany();
  const name = company?.companyName ?? 'Hiring console';
  return (
    <Flex asChild align="center" gap="2.5" minWidth="0" fontWeight="600" letterSpacing="-0.01em">
      <Link to="/" aria-label={`${name}, home`}>
        <SafeImage
          src={company?.companyLogo}
          alt=""
          height="26px"
          maxWidth="120px"
          borderRadius="md"
          fallback={<CompanyInitial name={name} />}
        />
        <Box as="span" dir="auto" truncate>
          {name}
        </Box>
      </Link>
    </Flex>
  );
};
