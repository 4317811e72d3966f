import { optionalImport } from '~/features/new-builds/optional-import';
import { logOnce } from '~/features/third-party/scripts/log-once';
import type { Consent, ConsentCategory } from './consent';
import { readDecision } from './decision-cookie';
import type { ConsentSource } from './source';

/** The site's own consent dialog. Its code is loaded only for a visitor who has not decided or wants to change the decision. */
export function builtInConsent(
	categories: readonly ConsentCategory[],
	consent: Consent,
): ConsentSource {
	const decision = readDecision(document.cookie, categories);
	if (decision) consent.decide(decision);
	else void withChoices(async () => true);

	async function withChoices(
		action: (choices: typeof import('./choices')) => Promise<boolean>,
	): Promise<boolean> {
		try {
			const choices = await optionalImport(() => import('./choices'));
			await choices.offerChoices(categories, (granted) => consent.decide(granted));
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
