import { expect as patient, type Locator, type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { Mistake } from '../start/run.mjs';

/** A page may be slow on a machine that does other work too. */
export const expect = patient.configure({ timeout: 30_000 });

/** Where a host is tried. */
export interface Place {
  page: Page;
  /** Origins of the host and of the console. */
  host: string;
  console: string;
}

/** How a host's page is worked: what its team writes for this check. */
export interface Driver {
  /** The remote that the page shows first, and where it begins. */
  remote: string;
  address: string;
  /** Goes to the page and signs in there. The browser is signed in at the console by then. */
  open: (place: Place) => Promise<unknown>;
  /** Takes every remote out of the page, and puts them in again. */
  hide: (place: Place) => Promise<unknown>;
  show: (place: Place) => Promise<unknown>;
  /** Does something in the remote that leads to another address. */
  goOn: (place: Place) => Promise<unknown>;
  /** The address of the remote as the host knows it. */
  told: (place: Place) => Promise<string>;
}

/** One host in one tab, with what its driver can do. */
export type Stage = Place & { driver: Driver };

const parts = ['remote', 'address', 'open', 'hide', 'show', 'goOn', 'told'] as const;

/** @throws Mistake where the file is not one, or lacks a part. */
export const readDriver = async (file: string): Promise<Driver> => {
  const found = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Mistake(`${file} cannot be read: ${(error as Error).message}`);
  })) as Partial<Driver>;
  const missing = parts.filter((part) => found[part] === undefined);
  if (missing.length > 0) throw new Mistake(`${file} does not export ${missing.join(', ')}.`);
  return found as Driver;
};

/** What an embedded remote is drawn in, with its drawers: in a tree of its own. */
export const surface = ({ page }: Place): Locator => page.locator('.surface').first();

export const heading = (place: Place): Locator =>
  surface(place).getByRole('heading', { level: 1 }).first();

/** Waits until the first remote is drawn. */
export const isShown = (place: Place): Promise<void> => expect(heading(place)).toBeVisible();
