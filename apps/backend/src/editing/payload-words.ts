import type { SanitizedConfig } from 'payload';
import { deepMergeSimple } from 'payload/shared';

/** Where Payload's own words are wrong here, or say less than people need before they press a button. */
export const payloadWords = {
	en: {
		site: { sideBySide: 'Side by side' },
		general: {
			currentlyEditing:
				'is writing this document. What they have written is saved. If you take over, they can read on but not write.',
		},
		version: {
			restoreThisVersion: 'Restore as a draft',
			confirmVersionRestoration: 'Restore as a draft',
			aboutToRestore:
				'A draft of this {{label}} is made, as it was on {{versionDate}}. Visitors see nothing of it until you publish.',
			aboutToRestoreGlobal:
				'A draft of {{label}} is made, as it was on {{versionDate}}. Visitors see nothing of it until you publish.',
		},
	},
	da: {
		site: { sideBySide: 'Side om side' },
		general: {
			email: 'E-mail',
			locale: 'Sprog',
			trash: 'Papirkurv',
			currentlyEditing:
				'skriver i dette dokument. Det skrevne er gemt. Hvis du overtager, kan vedkommende læse videre, men ikke skrive.',
		},
		version: {
			autosave: 'Gem automatisk',
			autosavedVersion: 'Automatisk gemt version',
			restoreThisVersion: 'Gendan som udkast',
			confirmVersionRestoration: 'Gendan som udkast',
			aboutToRestore:
				'Der oprettes et udkast af {{label}}, som det var {{versionDate}}. Besøgende ser intet af det, før du udgiver.',
			aboutToRestoreGlobal:
				'Der oprettes et udkast af {{label}}, som det var {{versionDate}}. Besøgende ser intet af det, før du udgiver.',
		},
	},
	de: {
		lexical: { paragraph: { label: 'Absatz' } },
		site: { sideBySide: 'Nebeneinander' },
		general: {
			currentlyEditing:
				'schreibt gerade in diesem Dokument. Das Geschriebene ist gespeichert. Wenn Sie übernehmen, ist dort nur noch Lesen möglich.',
		},
		version: {
			restoreThisVersion: 'Als Entwurf wiederherstellen',
			confirmVersionRestoration: 'Als Entwurf wiederherstellen',
			aboutToRestore:
				'Von {{label}} entsteht ein Entwurf mit dem Stand vom {{versionDate}}. Besucher sehen davon nichts, bis Sie veröffentlichen.',
			aboutToRestoreGlobal:
				'Von {{label}} entsteht ein Entwurf mit dem Stand vom {{versionDate}}. Besucher sehen davon nichts, bis Sie veröffentlichen.',
		},
	},
};

/** Puts these words over those that the editor of texts adds by itself when the configuration is made. */
export function ownWordsLast(config: SanitizedConfig): SanitizedConfig {
	config.i18n.translations = deepMergeSimple(config.i18n.translations, payloadWords);
	return config;
}
