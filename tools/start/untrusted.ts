/**
 * Returns advice if a request failed because Node does not trust the server's certificate, else undefined.
 */
export const explainUntrustedCertificate = (url: string, { cause }: Error): string | undefined => {
  const { code = '' } = (cause ?? {}) as { code?: string };
  return /CERT|SELF_SIGNED|ISSUER|VERIFY/.test(code)
    ? `${url} has a certificate that is not trusted here (${code}). Name the file of its authority in NODE_EXTRA_CA_CERTS.`
    : undefined;
};
