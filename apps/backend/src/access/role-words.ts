import { type Words, words } from '../platform/i18n/words.ts';
import type { Role } from './rights.ts';

/** The labels of the roles in the admin. */
export const roleWords: Record<Role, Words> = {
	author: words('Author', 'Forfatter', 'Autor'),
	translator: words('Translator', 'Oversætter', 'Übersetzer'),
	editor: words('Editor', 'Redaktør', 'Redakteur'),
	publisher: words('Publisher', 'Udgiver', 'Herausgeber'),
	'price-manager': words('Price manager', 'Prisansvarlig', 'Preisverantwortlicher'),
	admin: words('Administrator', 'Administrator', 'Administrator'),
};
