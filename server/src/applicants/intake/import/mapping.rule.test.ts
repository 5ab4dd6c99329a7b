import { suggestColumnMapping } from './mapping.rule';

it.each([
  'Experience',
  'Years',
  'Years of experience',
  'Experience (years)',
  'Total experience in years',
  'Work experience',
  'No. of years',
  'Yrs of Exp',
])('an import column named %s is mapped to the field experience', (name) => {
  expect(suggestColumnMapping(['Name', name])).toEqual({ fullName: 0, experience: 1 });
});

it.each(['Years at school', 'Expiry', 'Of', 'Expected salary'])(
  'an import column named %s is mapped to no field',
  (name) => {
    expect(suggestColumnMapping(['Name', name])).toEqual({ fullName: 0 });
  },
);

it('the columns of an exported applicant list are mapped, and the job is found by its code', () => {
  const headings =
    'Id,First Name,Last Name,Email,Contact Detail,Experience,Job Title,Job Code,Source';
  expect(suggestColumnMapping(headings.split(','))).toEqual({
    ...{ firstName: 1, lastName: 2, applicantEmail: 3, phoneNumber: 4, experience: 5, job: 7 },
    source: 8,
  });
});

it.each([
  ['Last Name, First Name', { lastNameFirst: 0 }],
  ['Candidate', { fullName: 0 }],
  ['Names', { fullName: 0 }],
])('a single name column %s is mapped as the full name', (heading, mapping) => {
  expect(suggestColumnMapping([heading, 'Email ID'])).toEqual({ ...mapping, applicantEmail: 1 });
});

it.each([
  'Vorname;Nachname;E-Mail-Adresse;Telefonnummer',
  'Vorname;Name;E-Mail;Handy',
  'Prénom;Nom;Adresse e-mail;Téléphone',
  'Prénom;Nom de famille;Courriel;Portable',
  'Nombre;Apellidos;Correo electrónico;Teléfono móvil',
  'Nome;Sobrenome;E-mail;Celular',
  'Nome;Cognome;Indirizzo e-mail;Cellulare',
  'Voornaam;Achternaam;E-mailadres;Telefoonnummer',
  'Imię;Nazwisko;Adres e-mail;Telefon',
])('the import columns %s are mapped to their fields', (headings) => {
  expect(suggestColumnMapping(headings.split(';'))).toEqual({
    ...{ firstName: 0, lastName: 1, applicantEmail: 2, phoneNumber: 3 },
  });
});

it.each(['Nombre completo', 'Nom complet', 'Imię i nazwisko'])(
  'a column named %s is mapped as the full name',
  (heading) => {
    expect(suggestColumnMapping([heading, 'E-mail'])).toEqual({ fullName: 0, applicantEmail: 1 });
  },
);
