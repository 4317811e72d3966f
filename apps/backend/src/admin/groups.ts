import { words } from '../platform/i18n/words.ts';

/** Collections that editors write and publish every day. */
export const contentGroup = words('Content', 'Indhold', 'Inhalte');

/** Work in progress: groups of documents and their translations. */
export const workGroup = words('In progress', 'I gang', 'In Arbeit');

/** Files and reusable sections. */
export const libraryGroup = words('Library', 'Bibliotek', 'Bibliothek');

export const formsGroup = words('Forms', 'Formularer', 'Formulare');

/** Settings that all pages share. */
export const siteGroup = words('The whole site', 'Hele hjemmesiden', 'Gesamte Website');

/** Users, roles and the audit log. */
export const accessGroup = words('People and access', 'Brugere og adgang', 'Personen und Zugriff');
