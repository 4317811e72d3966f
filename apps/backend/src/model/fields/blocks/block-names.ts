'use client';
import { createContext } from 'react';

/** What the blocks of a list are called in the editor's language, by their type. */
export const BlockNames = createContext<Readonly<Record<string, string>>>({});
