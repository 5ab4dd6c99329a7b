import { getConnection } from './connect';
import type { Mounted, MountOptions, RemoteEvent } from './types';

const colorModes = ['light', 'dark', 'system'] as const;

/**
 * Custom element for a connected page: `<hiring-remote remote="applicants" address="/application">`. Each
 * `RemoteEvent` becomes a DOM event with the name of its type and its other fields in `detail`.
 */
class HiringRemote extends HTMLElement {
  static readonly observedAttributes = ['address', 'color-mode'];

  #mounted: Promise<Mounted> | undefined;

  connectedCallback(): void {
    const connected = getConnection();
    if (!connected) return this.#say('Call connectConsole before this element is used.');
    const options = { ...this.#options(), onEvent: (event: RemoteEvent) => this.#dispatch(event) };
    this.#mounted = connected.then(({ mount }) =>
      mount(this, this.getAttribute('remote') ?? '', options),
    );
    this.#mounted.catch((error: unknown) => this.#say((error as Error).message));
  }

  disconnectedCallback(): void {
    const mounted = this.#mounted;
    this.#mounted = undefined;
    mounted?.then(
      ({ unmount }) => unmount(),
      () => this.replaceChildren(),
    );
  }

  attributeChangedCallback(): void {
    void this.#mounted?.then(
      ({ update }) => update(this.#options()),
      () => undefined,
    );
  }

  #options(): Pick<MountOptions, 'address' | 'panel' | 'colorMode'> {
    const address = this.getAttribute('address');
    const panel = this.getAttribute('panel');
    const colorMode = colorModes.find((mode) => mode === this.getAttribute('color-mode'));
    return {
      ...(address !== null && { address }),
      ...(panel !== null && {
        panel: { id: panel, input: JSON.parse(this.getAttribute('input') ?? 'null') as unknown },
      }),
      ...(colorMode && { colorMode }),
    };
  }

  #dispatch({ type, ...detail }: RemoteEvent): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  #say(words: string): void {
    this.textContent = words;
    this.#dispatch({
      type: 'failed',
      remote: this.getAttribute('remote') ?? '',
      kind: 'entry',
      message: words,
    });
  }
}

export const defineHiringRemote = (): void => {
  if (!customElements.get('hiring-remote')) customElements.define('hiring-remote', HiringRemote);
};
