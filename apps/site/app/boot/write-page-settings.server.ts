import afterReadyAddress from 'virtual:after-ready';
import { usesConsentMode } from '#shared/settings/third-parties.ts';
import { type PageSettings, pageSettingsId } from '~/settings/page-settings';
import consentDefaults from '../features/third-party/consent/consent-defaults.ts?inline-script';
import carryContentToken from './carry-content-token.ts?inline-script';

/**
 * Adds the settings to a rendered document, ahead of its scripts, with the address of what runs once the page is ready.
 * Where something reads Consent Mode, the denied defaults run first of all, synchronously; where content tokens come from
 * local storage, what carries them to the server runs behind the settings. `mark` says that these scripts are the site's own.
 */
export function writePageSettings(html: string, settings: PageSettings, mark: string): string {
	const { thirdParties, contentToken } = settings;
	const afterReady = thirdParties ? ` data-after-ready="${afterReadyAddress}"` : '';
	const element = `<script type="application/json" id="${pageSettingsId}"${afterReady}>${inertJson(settings)}</script>`;
	const carrier = contentToken ? `<script nonce="${mark}">${carryContentToken}</script>` : '';
	const page = html.replace('</head>', () => `${element}${carrier}</head>`);
	if (!thirdParties || !usesConsentMode(thirdParties)) return page;
	return page.replace(
		/<head[^>]*>/,
		(head) => `${head}<script nonce="${mark}">${consentDefaults}</script>`,
	);
}

/** JSON that can't end its script element, nor open a comment in it. */
function inertJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
