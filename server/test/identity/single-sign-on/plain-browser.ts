export const openPlainBrowser = () => {
  const cookies = new Map<string, string>();
  return {
    go: async (
      address: string,
      { form, ...request }: RequestInit & { form?: Record<string, string> } = {},
    ): Promise<Response> => {
      const answer = await fetch(address, {
        ...request,
        redirect: 'manual',
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        headers: {
          ...(request.headers as Record<string, string> | undefined),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return answer;
    },
  };
};
