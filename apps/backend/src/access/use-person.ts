'use client';
import { useAuth } from '@payloadcms/ui';
import type { User } from '../payload-types.ts';
import type { Person } from './person.ts';

/** The signed-in user, for showing only available actions. The server checks the same table of rights. */
export const usePerson = (): Person | null => useAuth<User>().user ?? null;
