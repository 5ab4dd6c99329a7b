import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { findFirstAddress } from '../frame/menu-tree';
import { useMenu } from '../frame/use-menu';
import { noteGreeting } from './note-greeting';

/** Leads a user who may not open the page at `/` to the first entry of their menu. */
export const FirstPage = ({ none }: { none: ReactNode }) => {
  const dashboard = findFirstAddress(useMenu('dashboard'));
  const setUp = findFirstAddress(useMenu('referral'));
  const address = dashboard ?? setUp;
  useEffect(() => noteGreeting(false), []);
  return address === undefined ? none : <Navigate to={address} replace />;
};
