'use client';
import { useAuth } from '@payloadcms/ui';
import type { User } from '../payload-types.ts';
import type { Person } from './person.ts';

/** Who sits at the screen, for what is shown as possible; what is possible the server decides by the same table. */
export const usePerson = (): Person | null => useAuth<User>().user ?? null;
