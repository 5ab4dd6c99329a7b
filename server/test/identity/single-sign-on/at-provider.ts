import { openPlainBrowser } from './plain-browser';

export const openProviderPages = () => {
  const { go } = openPlainBrowser();

  const follow = async (address: string): Promise<{ address: string; page?: Response }> => {
    const { origin } = new URL(address);
    let here = address;
    for (let steps = 0; steps < 10; steps += 1) {
      if (new URL(here).origin !== origin) return { address: here };
      const page = await go(here);
      const next = page.headers.get('location');
      if (!next) return { address: here, page };
      here = new URL(next, here).href;
    }
    throw new Error('The provider leads in a circle');
  };

  return {
    follow,
    signIn: async (address: string, name: string): Promise<URL> => {
      const { origin } = new URL(address);
      let stop = await follow(address);
      for (let asked = 0; asked < 3 && stop.address.includes('/interaction/'); asked += 1) {
        if (stop.page?.status !== 200) break;
        const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(await stop.page.text()) ?? [];
        const sent = await go(stop.address, { form: { prompt, login: name, password: 'any' } });
        stop = await follow(new URL(sent.headers.get('location') ?? '', origin).href);
      }
      return new URL(stop.address);
    },
    signOut: async (address: string): Promise<URL> => {
      const { page } = await follow(address);
      const text = (await page?.text()) ?? '';
      const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(text) ?? [];
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(text) ?? [];
      const sent = await go(action, { form: { xsrf, logout: 'yes' } });
      return new URL(sent.headers.get('location') ?? '');
    },
  };
};

export type ProviderPages = ReturnType<typeof openProviderPages>;
