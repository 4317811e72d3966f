import { optionalImport } from '~/features/new-builds/reload';
import { logOnce } from '~/features/third-party/scripts/log-once';
import { type Consent, type ConsentCategory, type ConsentSource, readDecision } from './consent';

/** The site's own consent dialog. Its code is loaded only for a visitor who has not decided or wants to change the decision. */
export function builtInConsent(
	categories: readonly ConsentCategory[],
	consent: Consent,
): ConsentSource {
	const tabs = followOtherTabs(() =>
		consent.decide(readDecision(document.cookie, categories) ?? []),
	);
	const decision = readDecision(document.cookie, categories);
	if (decision) consent.decide(decision);
	else void withChoices(async () => true);

	async function withChoices(
		action: (choices: typeof import('./choices')) => Promise<boolean>,
	): Promise<boolean> {
		try {
			const choices = await optionalImport(() => import('./choices'));
			await choices.offerChoices(categories, (granted) => {
				tabs?.postMessage('decided');
				consent.decide(granted);
			});
			return await action(choices);
		} catch (error) {
			logOnce('consent', 'the choices could not be loaded; nothing is allowed', error);
			return false;
		}
	}

	return {
		openSettings: () =>
			withChoices(async (choices) => {
				choices.openChoices();
				return true;
			}),
	};
}

/** Reads the decision again when another tab changes it, and when this one is shown again. Returns the channel to the other tabs. */
function followOtherTabs(readAgain: () => void): BroadcastChannel | undefined {
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') readAgain();
	});
	// A page from the back/forward cache has missed messages.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) readAgain();
	});
	if (typeof BroadcastChannel === 'undefined') return undefined;
	const channel = new BroadcastChannel('consent');
	channel.addEventListener('message', readAgain);
	return channel;
}
