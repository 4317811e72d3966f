import { z } from 'zod';

/** The user preference with the keys of recently opened documents, such as `pages:12`, newest first. */
export const recentPreference = 'recent-documents';

const maxDocuments = 8;

/** Parses the preference; empty if it is invalid. */
export const recentKeys = (preference: unknown): string[] =>
	z.array(z.string()).catch([]).parse(preference);

/** Returns the keys with an opened document added. */
export const addRecentKey = (keys: readonly string[], openedKey: string): string[] =>
	[openedKey, ...keys.filter((key) => key !== openedKey)].slice(0, maxDocuments);
