import { expect as patient, type Locator, type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { Mistake } from '../start/run.mjs';

/** `expect` with a long timeout, since pages are slow on a busy machine. */
export const expect = patient.configure({ timeout: 30_000 });

export interface HostPage {
  page: Page;
  /** Origins of the host app and of the console. */
  host: string;
  console: string;
}

/** Steps on a host app's page, which the host app's team implements for this check. */
export interface Driver {
  remote: string;
  address: string;
  /** Opens the host page and signs in there; the browser is already signed in at the console. */
  open: (place: HostPage) => Promise<unknown>;
  /** Removes every remote from the page; `show` mounts them again. */
  hide: (place: HostPage) => Promise<unknown>;
  show: (place: HostPage) => Promise<unknown>;
  goOn: (place: HostPage) => Promise<unknown>;
  /** Returns the remote's address, as it was reported to the host app. */
  told: (place: HostPage) => Promise<string>;
}

export type Stage = HostPage & { driver: Driver };

const parts = ['remote', 'address', 'open', 'hide', 'show', 'goOn', 'told'] as const;

/**
 * Loads a driver file.
 * @throws Mistake when the file is not a driver or lacks a function.
 */
export const readDriver = async (file: string): Promise<Driver> => {
  const found = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Mistake(`${file} cannot be read: ${(error as Error).message}`);
  })) as Partial<Driver>;
  const missing = parts.filter((part) => found[part] === undefined);
  if (missing.length > 0) throw new Mistake(`${file} does not export ${missing.join(', ')}.`);
  return found as Driver;
};

export const surface = ({ page }: HostPage): Locator => page.locator('.surface').first();

export const heading = (place: HostPage): Locator =>
  surface(place).getByRole('heading', { level: 1 }).first();

export const assertShown = (place: HostPage): Promise<void> => expect(heading(place)).toBeVisible();
