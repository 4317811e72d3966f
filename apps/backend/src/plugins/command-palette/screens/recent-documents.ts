import { z } from 'zod';

/** The preference of a person that holds the keys of what they opened, such as `pages:12`, the latest first. */
export const recentPreference = 'recent-documents';

const most = 8;

/** The keys that the preference holds. */
export const recentKeys = (preference: unknown): string[] =>
	z.array(z.string()).catch([]).parse(preference);

/** The keys once a document was opened. */
export const withOpened = (keys: readonly string[], opened: string): string[] =>
	[opened, ...keys.filter((key) => key !== opened)].slice(0, most);
