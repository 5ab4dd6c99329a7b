/** A heading without case, accents, spaces and signs: `E-Mail-Adresse` is `emailadresse`. */
export const headingKey = (heading: string): string =>
  heading
    .replace(/\s+/g, ' ')
    // `Employee #`; alone it counts the rows.
    .replace(/(?<=\p{L} ?)#/gu, 'no')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** What files in German, French, Spanish, Portuguese, Italian, Dutch and Polish call the parts of a person. */
const elsewhere = {
  firstName: /^(vor|ruf)namen?$|^voornaam$|^prenoms?$|^nombres?$|^(primeiro)?nome$|^imie$/,
  lastName:
    /^(nach|familien)namen?$|^achternaam$|^nom(defamille)?$|^(primer)?apellidos?$|^sobrenome$|^cognome$|^nazwisko$/,
  fullName: /^(nom|nombre|nome)(complet|completo)$|^(imie|nazwisko)(i)?(nazwisko|imie)$/,
  email:
    /^e?mail(adresse|adres)$|^adresse?(e?mail|electronique)$|^courriel$|^correo(electronico)?$|^(indirizzo)?e?mail$|^adrese?mail$/,
  phone:
    /^(telefoon|telefon|telefono|telefone)(nummer|nr|numero)?$|^telephone$|^(handy|mobil|mobiel|mobilfunk)(nummer|nr|telefon)?$|^(numerode)?(tel|telephone|telefono(movil|celular)?|telefone|celular|movil|portable|cellulare)$|^telefonkomorkowy$/,
} as const;

/** A part of a person that files of many languages name. */
export type PersonPart = keyof typeof elsewhere;

/** That a heading, by its key, names a part of a person in another language than English. */
export const isPersonHeading = (part: PersonPart | undefined, key: string): boolean =>
  part !== undefined && elsewhere[part].test(key);
