import { words } from '../i18n/words.ts';

/** What is written and published every day. */
export const contentGroup = words('Content', 'Indhold', 'Inhalte');

/** What is under way: several documents together, and their translations. */
export const workGroup = words('In progress', 'I gang', 'In Arbeit');

/** Files, and sections to use again. */
export const libraryGroup = words('Library', 'Bibliotek', 'Bibliothek');

export const formsGroup = words('Forms', 'Formularer', 'Formulare');

/** What every page shares, and who may change it. */
export const siteGroup = words('The whole site', 'Hele hjemmesiden', 'Gesamte Website');

/** Who may do what, and who did what. */
export const accessGroup = words('People and access', 'Brugere og adgang', 'Personen und Zugriff');
