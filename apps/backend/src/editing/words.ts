/** Editors' words in the languages of the admin interface. */
export interface Words {
	[language: string]: string;
	en: string;
	da: string;
	de: string;
}

/** A label or description in the three languages of the admin interface. */
export const words = (en: string, da: string, de: string): Words => ({ en, da, de });
