import { words } from '../i18n/words.ts';

/** What is written and published every day. */
export const contentGroup = words('Content', 'Indhold', 'Inhalte');

/** What every page shares, and who may change it. */
export const siteGroup = words('The whole site', 'Hele hjemmesiden', 'Gesamte Website');
