import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { findFirstMenuAddress } from '../frame/menu-tree';
import { useMenu } from '../frame/use-menu';
import { storeGreetedState } from './store-is-greeted';

/** Redirects a user who may not open the page at `/` to the first entry of the menu. */
export const FirstPage = ({ none }: { none: ReactNode }) => {
  const dashboard = findFirstMenuAddress(useMenu('dashboard'));
  const setUp = findFirstMenuAddress(useMenu('referral'));
  const address = dashboard ?? setUp;
  useEffect(() => storeGreetedState(false), []);
  return address === undefined ? none : <Navigate to={address} replace />;
};
