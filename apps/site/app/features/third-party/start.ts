import { setSiteOptions } from '@website/contracts/site-options';
import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';
import { readPageSettings } from '~/settings/page-settings';
import { trackPage } from './analytics/track-page';
import { supportChat } from './chat/chat';
import { builtInConsent } from './consent/built-in';
import { type ConsentSource, createConsent, offeredCategories } from './consent/consent';
import { consentSignals, tagCommand } from './consent/consent-mode';
import { hostedService } from './consent/hosted-service';
import { runServices } from './run-services';
import { tagManager, webAnalytics } from './web-analytics';

declare global {
	interface Document {
		/** True while the page is prerendered (HTML Standard, prerendering); undefined in browsers without support. */
		readonly prerendering?: boolean;
	}
}

/** The entry of the script that starts the configured third parties that have consent (specification section 1). */
// No analytics, consent dialog or chat before a prerendered page is activated.
if (document.prerendering)
	await new Promise((resolve) =>
		document.addEventListener('prerenderingchange', resolve, { once: true }),
	);
const { options, thirdParties: settings } = readPageSettings() ?? {};
setSiteOptions(options ?? null);
const source = settings && start(settings);

/** Opens the consent choices; returns false if that is not possible. The boot script calls this for the link in the footer. */
export async function openConsentSettings(): Promise<boolean> {
	return (await source?.openSettings()) ?? false;
}

function start(thirdParties: ThirdPartySettings): ConsentSource {
	const { tagManager: tags, analytics, chat } = thirdParties;
	const consent = createConsent();
	// A hosted service updates Consent Mode itself.
	if (!thirdParties.consent) {
		consent.onChange(({ granted }) => tagCommand('consent', 'update', consentSignals(granted)));
	}
	const source = thirdParties.consent
		? hostedService(thirdParties.consent, consent)
		: builtInConsent(offeredCategories(thirdParties), consent);
	trackPage();
	runServices({
		consent,
		services: [
			...(tags ? [tagManager(tags)] : []),
			...(analytics ? [webAnalytics(analytics)] : []),
			...(chat ? [supportChat(chat, consent, source)] : []),
		],
		clearedCookies: thirdParties.clearedCookies,
	});
	return source;
}
