import afterReadyAddress from 'virtual:after-ready';
import { usesConsentMode } from '#shared/settings/third-parties.ts';
import { type PageSettings, pageSettingsId } from '~/settings/page-settings';
import consentDefaults from '../features/third-party/consent/consent-defaults.ts?inline-script';
import copyContentToken from './copy-content-token.ts?inline-script';

interface SettingsScripts {
	/** Code that runs synchronously before everything else. */
	firstScripts: string[];
	/** The settings as an inert element at the end of the head. */
	data: string;
	/** Code that runs after the settings. */
	lastScripts: string[];
}

/**
 * The settings of a page for its head, with the URL of the script that runs once the page is ready. If a service uses Consent Mode, the
 * denied defaults run first; if content tokens come from local storage, the script that sends them to the server runs last.
 */
export function settingsScripts(settings: PageSettings): SettingsScripts {
	const { thirdParties, contentToken } = settings;
	const afterReady = thirdParties ? ` data-after-ready="${afterReadyAddress}"` : '';
	return {
		firstScripts: thirdParties && usesConsentMode(thirdParties) ? [consentDefaults] : [],
		data: `<script type="application/json" id="${pageSettingsId}"${afterReady}>${inertJson(settings)}</script>`,
		lastScripts: contentToken ? [copyContentToken] : [],
	};
}

/** JSON that neither closes its script element nor opens a comment in it. */
function inertJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
