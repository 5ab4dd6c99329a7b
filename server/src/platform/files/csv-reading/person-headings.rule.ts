/** Normalizes a heading: `E-Mail-Adresse` becomes `emailadresse`. */
export const toHeadingKey = (heading: string): string =>
  heading
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L} ?)#/gu, 'no')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const foreignHeadings = {
  firstName: /^(vor|ruf)namen?$|^voornaam$|^prenoms?$|^nombres?$|^(primeiro)?nome$|^imie$/,
  lastName:
    /^(nach|familien)namen?$|^achternaam$|^nom(defamille)?$|^(primer)?apellidos?$|^sobrenome$|^cognome$|^nazwisko$/,
  fullName: /^(nom|nombre|nome)(complet|completo)$|^(imie|nazwisko)(i)?(nazwisko|imie)$/,
  email:
    /^e?mail(adresse|adres)$|^adresse?(e?mail|electronique)$|^courriel$|^correo(electronico)?$|^(indirizzo)?e?mail$|^adrese?mail$/,
  phone:
    /^(telefoon|telefon|telefono|telefone)(nummer|nr|numero)?$|^telephone$|^(handy|mobil|mobiel|mobilfunk)(nummer|nr|telefon)?$|^(numerode)?(tel|telephone|telefono(movil|celular)?|telefone|celular|movil|portable|cellulare)$|^telefonkomorkowy$/,
} as const;

export type PersonHeadingField = keyof typeof foreignHeadings;

export const isPersonHeading = (part: PersonHeadingField | undefined, key: string): boolean =>
  part !== undefined && foreignHeadings[part].test(key);
